import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumberCheck, toNumberShape } from '../../../src/features/mentions/number-shape.ts';
import { isRuleNumber, type RuleNumber } from '../../../src/model/records/rule-number.ts';

test('sections follow each other, a sign a rule, its last letter or a dash', () => {
  const numbers = ['1', '101', '100', '100.1', '100.1b', '100.1a', '100.2', '100.4'].filter(isRuleNumber);
  expect(toNumberShape(numbers)).toBe('100b-_-101');
});

test('every number of a shape is known; one of another section, rule or later letter is not', () => {
  const number = fc
    .tuple(
      fc.integer({ min: 100, max: 103 }),
      fc.option(fc.integer({ min: 1, max: 12 })),
      fc.constantFrom('', 'a', 'c', 'm'),
    )
    .map(
      ([section, rule, letter]) =>
        (rule === null ? `${section}` : `${section}.${rule}${letter}`) as RuleNumber,
    );
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const isKnown = createNumberCheck(toNumberShape(numbers));
      for (const each of numbers) {
        expect(isKnown(each)).toBe(true);
        if (
          /[a-z]$/.test(each) &&
          !numbers.some((other) => other.startsWith(each.slice(0, -1)) && other > each)
        )
          expect(isKnown(`${each.slice(0, -1)}z`)).toBe(false);
      }
      for (const other of ['104', '104.1', '100.13', '103.0', '7', 'x', '100.1.1'])
        expect(isKnown(other)).toBe(false);
    }),
  );
});
