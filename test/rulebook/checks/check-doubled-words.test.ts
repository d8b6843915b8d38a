import { expect, test } from 'vitest';
import type { Ruling } from '../../../src/model/records/document.ts';
import { checkDoubledWords } from '../../../src/rulebook/checks/check-doubled-words.ts';
import { toCheckable } from './to-checkable.ts';

const inRule = (ja: string) => toCheckable({ en: 'A lantern burns.', ja, terms: [] });

test.each([
  ['灯台守の灯台守の灯は消えない。', '灯台守の灯台守の'],
  ['日没時に灯を日没時に日没時に消す。', '日没時に日没時に'],
])('“%s” has %s', (ja, doubled) => {
  expect(checkDoubledWords(inRule(ja)).map(({ actual }) => actual)).toEqual([doubled]);
});

test.each([
  '常夜灯も常夜灯もつく。',
  '港町の灯台と灯台とを結ぶ。',
  '灯台守の灯は消えない。',
  'それぞれそれぞれの灯。',
])('“%s” says no word twice by a slip', (ja) => {
  expect(checkDoubledWords(inRule(ja))).toEqual([]);
});

test('a ruling is looked through as a rule is', () => {
  const place = { file: 'lantern.txt', line: 7, column: 1 };
  const ja = { blocks: [{ type: 'paragraph' as const, text: '灯台守の灯台守の灯。' }], place };
  const ruling: Ruling = { id: 'point-1', type: 'point', ja, sources: [], marks: [], cards: [] };
  const found = checkDoubledWords({ ...inRule('灯。'), rulings: [ruling] });
  expect(found.map(({ code, line }) => [code, line])).toEqual([['word-doubled', 7]]);
});
