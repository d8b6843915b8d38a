import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutReading } from '../../../../src/site/browser/furigana/ruby.ts';

test.each([
  ['たいしょう', 1 / 2, 'たい', 'しょう'],
  ['しゅうりょう', 1 / 2, 'しゅう', 'りょう'],
  ['せんじょう', 1 / 2, 'せん', 'じょう'],
  ['ひこう', 1 / 3, 'ひ', 'こう'],
  ['ひこう', 2 / 3, 'ひこ', 'う'],
])('%s at %d is cut into %s and %s', (reading, share, ...parts) => {
  expect(cutReading(reading, share)).toEqual(parts);
});

test('nothing of a reading is lost, and the first part has at least one kana', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[あ-ん]{1,12}$/),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (reading, share) => {
        const [first, second] = cutReading(reading, share);
        expect(first + second).toBe(reading);
        expect(first).not.toBe('');
        if (first.length > 1) expect(second).not.toMatch(/^[ぁぃぅぇぉっゃゅょゎん]/);
      },
    ),
  );
});
