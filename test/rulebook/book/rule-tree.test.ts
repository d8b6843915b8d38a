import { expect, test } from 'vitest';
import { createRuleTree } from '../../../src/rulebook/book/editions/rule-tree.ts';
import { number, rule } from './small-book.ts';

const tree = createRuleTree(
  ['7', '702', '702.1', '702.2', '702.2a', '702.2b', '702.10', '702.10a', '703', '8', '801.1a'].map((of) =>
    rule(of, 'Text.'),
  ),
);
const numbers = (rules: readonly { number: string }[]) => rules.map((each) => each.number);

test('children are the entries one level down, in book order', () => {
  expect(numbers(tree.childrenOf(number('702')))).toEqual(['702.1', '702.2', '702.10']);
  expect(numbers(tree.childrenOf(number('702.2')))).toEqual(['702.2a', '702.2b']);
  expect(numbers(tree.childrenOf(number('703')))).toEqual([]);
});

test('an entry whose parents are missing stands below the nearest one there is', () => {
  expect(numbers(tree.childrenOf(number('8')))).toEqual(['801.1a']);
  expect(numbers(tree.ancestorsOf(number('801.1a')))).toEqual(['8']);
});

test('ancestors come outermost first', () => {
  expect(numbers(tree.ancestorsOf(number('702.10a')))).toEqual(['7', '702', '702.10']);
});

test.each([
  ['702.2a', '702.2', '702.2b'],
  ['702.2b', '702.2a', '702.10'],
  ['702.2', '702.1', '702.10'],
  ['702', '7', '703'],
  ['7', undefined, '8'],
  ['801.1a', '8', undefined],
])('beside %s stand %s and %s: same or higher level', (of, previous, next) => {
  expect(tree.previousOf(number(of))?.number).toBe(previous);
  expect(tree.nextOf(number(of))?.number).toBe(next);
});

test('an unknown number has nothing around it', () => {
  expect(tree.rule(number('999'))).toBeUndefined();
  expect(tree.previousOf(number('999'))).toBeUndefined();
  expect(tree.ancestorsOf(number('999.1a'))).toEqual([]);
});
