import { expect, test } from 'vitest';
import { toSectionRanges } from '../../../src/rulebook/book/editions/rule-tree.ts';
import { rule } from './small-book.ts';

const rules = (...numbers: number[]) => numbers.map((each) => rule(`702.${each}`, 'Text.'));
const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('a section of forty rules is one part', () => {
  const parts = toSectionRanges(rules(...count(40)));
  expect(parts.map(({ index, first, last }) => [index, first, last])).toEqual([[1, '702.1', '702.40']]);
});

test('a longer section is cut after every twentieth number, so that a new rule at the end moves none', () => {
  const parts = toSectionRanges(rules(...count(45)));
  expect(parts.map(({ first, last }) => `${first}–${last}`)).toEqual([
    '702.1–702.20',
    '702.21–702.40',
    '702.41–702.45',
  ]);
});

test('numbers left out do not shift the cuts', () => {
  const parts = toSectionRanges(rules(...count(60).filter((each) => each !== 7)));
  expect(parts.map((part) => part.rules.length)).toEqual([19, 20, 20]);
});

test('an empty section has no part', () => {
  expect(toSectionRanges([])).toEqual([]);
});
