import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtSentence } from '../../../src/features/render/to-excerpt.ts';

describe('the beginning of a text in whole sentences', () => {
  it('is the text where there is room for it', () => {
    expect(cutAtSentence('One. Two.', 9, 'en')).toBe('One. Two.');
  });

  it('ends with a sentence and says that there is more', () => {
    expect(cutAtSentence('One lamp. Two lamps. Three lamps.', 24, 'en')).toBe('One lamp. Two lamps. …');
    expect(cutAtSentence('灯がある。「消す。」と言う。もう一つある。', 16, 'ja')).toBe(
      '灯がある。「消す。」と言う。…',
    );
  });

  it('does not take a number or an abbreviation for the end', () => {
    expect(cutAtSentence('See rule 702.9b and the lamp for more. It burns.', 40, 'en')).toBe(
      'See rule 702.9b and the lamp for more. …',
    );
    expect(cutAtSentence('It burns. See rule 702.9b for what follows.', 26, 'en')).toBe('It burns. …');
  });

  it('may end with a line that is no sentence', () => {
    expect(cutAtSentence('702.9. Floating\n702.9a What floats is never at rest for long.', 40, 'en')).toBe(
      '702.9. Floating …',
    );
  });

  it('gives the first words of a sentence that is too long', () => {
    const cut = cutAtSentence('word '.repeat(40), 32, 'en');
    expect(cut).toBe('word word word word word word…');
  });

  it('never is too long, and never other than the text', () => {
    const piece = fc.constantFrom(
      '灯す。',
      'Burn it. ',
      '{T}: ',
      'rule 702.9b',
      '\n',
      '「火。」',
      '𠮷',
      'e.g. ',
      ' ',
      '！',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.integer({ min: 8, max: 120 }),
        fc.constantFrom('en' as const, 'ja' as const),
        (pieces, max, lang) => {
          const text = pieces.join('').trim();
          const cut = cutAtSentence(text, max, lang);
          expect(cut.length).toBeLessThanOrEqual(max);
          const flat = (each: string) => each.replace(/\s/g, '');
          expect(flat(text).startsWith(flat(cut.replace(/ ?…$/, '')))).toBe(true);
          expect(cut).not.toMatch(/\p{Surrogate}/u);
        },
      ),
    );
  });
});
