import { expect, test } from 'vitest';
import { toRuleNumber } from '../../../../src/model/records/rule-number.ts';
import { findSection } from '../../../../src/site/browser/keys/go-to.ts';

const chapters = [
  ['1', '100', '101', '102'],
  ['2', '200', '201'],
  ['3', '300'],
].map(([chapter = '', ...sections]) => ({
  number: toRuleNumber(chapter),
  sections: sections.map((number) => ({ number: toRuleNumber(number) })),
}));
const find = (number: string, step: 1 | -1) => findSection(chapters, toRuleNumber(number), step)?.number;

test('a rule goes to the section after or before its own', () => {
  expect(find('101.2a', 1)).toBe('102');
  expect(find('101', -1)).toBe('100');
});

test('the way goes on across chapters', () => {
  expect(find('102.4', 1)).toBe('200');
  expect(find('300', -1)).toBe('201');
});

test('a chapter stands before its first section and after the one before', () => {
  expect(find('2', 1)).toBe('200');
  expect(find('2', -1)).toBe('102');
});

test('past the ends there is none', () => {
  expect(find('100.1', -1)).toBeUndefined();
  expect(find('1', -1)).toBeUndefined();
  expect(find('300.1', 1)).toBeUndefined();
});

test('a chapter without sections leads nowhere', () => {
  expect(find('9', 1)).toBeUndefined();
  expect(find('9', -1)).toBeUndefined();
});
