import { describe, expect, test } from 'vitest';
import { toRuleNumber } from '../../../../src/model/records/rule-number.ts';
import { findNearestNumbers } from '../../../../src/rulebook/history/find-nearest-numbers.ts';

const numbers = [
  '1',
  '100',
  '119',
  '120',
  '121',
  '7',
  '701',
  '702',
  '702.1',
  '702.2',
  '702.9',
  '702.9a',
  '702.9b',
]
  .concat(['702.9k', '702.9m', '702.10', '702.10a', '9', '904', '905'])
  .map(toRuleNumber);

describe('the numbers nearest to one that never was', () => {
  test.each([
    ['702.9z', ['702.9', '702.9k', '702.9m']],
    ['702.9l', ['702.9', '702.9b', '702.9k', '702.9m']],
    ['702.9c', ['702.9', '702.9a', '702.9b', '702.9k', '702.9m']],
    ['702.5', ['702', '702.1', '702.2', '702.9', '702.10']],
    ['702.999', ['702', '702.9', '702.10']],
    ['703.1b', ['7', '701', '702']],
    ['999', ['9', '904', '905']],
    ['12', ['120', '121']],
    ['0', ['1', '7']],
    ['800', ['1', '7', '9']],
  ])('%s → %s', (asked, nearest) => {
    expect(findNearestNumbers(asked, numbers)).toEqual(nearest);
  });

  test('without numbers there are none', () => {
    expect(findNearestNumbers('702.9z', [])).toEqual([]);
  });
});
