import { expect, test } from 'vitest';
import { readKanjiNumber } from '../../../src/model/text/kanji.ts';

test.each([
  ['一', '1'],
  ['十', '10'],
  ['二十一', '21'],
  ['二〇', '20'],
  ['百', '100'],
])('%s is %s', (kanji, digits) => {
  expect(readKanjiNumber(kanji)).toBe(digits);
});
