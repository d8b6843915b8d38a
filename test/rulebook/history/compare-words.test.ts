import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWords, shortenSame } from '../../../src/rulebook/history/compare-words.ts';

const SIGNS = { same: '', removed: '-', added: '+' } as const;
const show = (before: string, after: string, lang: 'en' | 'ja') =>
  compareWords(before, after, lang).map(({ type, text }) => `${SIGNS[type]}${text}`);

describe('how a text became another', () => {
  test('in words for English, a symbol whole', () => {
    expect(show('Pay {W/U} to light it.', 'Pay {2/B} to light them.', 'en')).toEqual([
      'Pay ',
      '-{W/U}',
      '+{2/B}',
      ' to light ',
      '-it',
      '+them',
      '.',
    ]);
  });

  test('in characters for Japanese', () => {
    expect(show('灯を一つ消す。', '灯を二つ消す。', 'ja')).toEqual(['灯を', '-一', '+二', 'つ消す。']);
  });

  test('a space between two changes goes with them', () => {
    expect(show('a red lamp', 'a blue candle', 'en')).toEqual(['a ', '-red lamp', '+blue candle']);
  });

  test('a number of a rule is one word', () => {
    expect(show('See rule 723.2f.', 'See rule 724.2f.', 'en')).toEqual([
      'See rule ',
      '-723.2f',
      '+724.2f',
      '.',
    ]);
  });

  test('a sentence that was written anew is not mended word by word', () => {
    expect(show('the old red lamp burns a long time', 'the young blue candle burns for ages', 'en')).toEqual([
      'the ',
      '-old red lamp burns a long time',
      '+young blue candle burns for ages',
    ]);
    const kept = 'A lamp is lit by its keeper during the upkeep step of the turn.';
    expect(show(kept, kept.replace('keeper', 'owner').replace('turn', 'round'), 'en')).toContain(
      ' during the upkeep step of the ',
    );
  });

  test('nothing is lost of either text, in either language', () => {
    const text = fc
      .array(fc.constantFrom('lamp ', '灯', '{T}', 'a', ', ', '🕯️', '\n'))
      .map((each) => each.join(''));
    fc.assert(
      fc.property(text, text, fc.constantFrom('en' as const, 'ja' as const), (before, after, lang) => {
        const parts = compareWords(before, after, lang);
        const join = (without: string) =>
          parts.flatMap((part) => (part.type === without ? [] : part.text)).join('');
        expect(join('added')).toBe(before);
        expect(join('removed')).toBe(after);
      }),
    );
  });
});

describe('long runs that both have', () => {
  const long = 'A keeper lights a lamp. '.repeat(20);

  test('are cut to what stands beside a change, at a word', () => {
    const parts = shortenSame(compareWords(`${long}red ${long}`, `${long}blue ${long}`, 'en'));
    expect(parts.map(({ type }) => type)).toEqual(['same', 'removed', 'added', 'same']);
    expect(parts[0]?.text).toMatch(/^… .{60,120}$/);
    expect(parts[3]?.text).toMatch(/^.{60,120}…$/);
  });

  test('short ones and changes stay whole', () => {
    const parts = compareWords('a red lamp', `a ${long} lamp`, 'en');
    expect(shortenSame(parts)).toEqual(parts);
  });

  test('a sign of two units is never cut in half', () => {
    const candles = '🕯'.repeat(200);
    for (const { text } of shortenSame(
      compareWords(`${candles}一${candles}`, `${candles}二${candles}`, 'ja'),
    ))
      expect(text.isWellFormed()).toBe(true);
  });
});
