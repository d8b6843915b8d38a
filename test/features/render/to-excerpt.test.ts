import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toExcerpt } from '../../../src/features/render/to-excerpt.ts';
import { paragraph } from '../../rulebook/book/small-book.ts';

const excerpt = (text: string, max: number) => toExcerpt([paragraph(text)], max);

test.each([
  ['Short.', 20, 'Short.'],
  ['A longer sentence about nothing', 20, 'A longer sentence…'],
  ['とても長い文をここで切る', 6, 'とても長い…'],
  ['支払う：{W/U}{T}する', 8, '支払う：…'],
  ['支払う：{W/U}{T}する', 10, '支払う：{W/U}…'],
  ['吉𠮷𠮷野', 4, '吉𠮷…'],
  ['がが\u3099か\u3099', 4, 'がが\u3099…'],
])('%s in %i characters is %s', (text, max, expected) => {
  expect(excerpt(text, max)).toBe(expected);
});

test('blocks join to one line', () => {
  expect(toExcerpt([paragraph('One.\n\nTwo.'), paragraph('Three.')], 40)).toBe('One. Two. Three.');
});

test('never longer than asked, never half a character or symbol', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.constantFrom('{W/U}', '{T}', ' ', '𠮷'),
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.integer({ min: 8, max: 60 }),
      (text, max) => {
        const cut = excerpt(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
        if (!/[{}]/.test(text.replace(/\{(?:W\/U|T)\}/g, '')))
          expect(cut.replace(/\{(?:W\/U|T)\}/g, '')).not.toContain('{');
      },
    ),
  );
});
