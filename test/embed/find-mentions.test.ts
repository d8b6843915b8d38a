import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMentions } from '../../src/embed/find-mentions.ts';

const cases: { text: string; numbers: string[] }[] = JSON.parse(
  readFileSync(new URL('../fixtures/embed/mentions.json', import.meta.url), 'utf8'),
);

describe('rule numbers in somebody’s prose', () => {
  it.each(cases)('$text → $numbers', ({ text, numbers }) => {
    expect(findMentions(text).map((mention) => mention.number)).toEqual(numbers);
  });

  it('has at least two hundred cases, of both kinds', () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(cases.filter((one) => one.numbers.length === 0).length).toBeGreaterThan(80);
  });

  it('covers the number and the word before it, in the text’s own units', () => {
    const text = '🙂 総合ルール７０２．９ｂ を';
    const [mention] = findMentions(text);
    expect(text.slice(mention?.start, mention?.end)).toBe('総合ルール７０２．９ｂ');
  });

  it('gives spans that never overlap, in order, whatever the text', () => {
    const pieces = fc.constantFrom(
      'CR ',
      'rule ',
      'rules ',
      '702',
      '.9',
      'b',
      '–h',
      ', ',
      ' and ',
      '参照',
      '総合ルール',
      'x',
      '。',
      '$',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        let end = 0;
        for (const mention of findMentions(parts.join(''))) {
          expect(mention.start).toBeGreaterThanOrEqual(end);
          expect(mention.end).toBeGreaterThan(mention.start);
          end = mention.end;
        }
      }),
    );
  });
});
