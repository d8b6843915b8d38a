import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { packNumbers, unpackNumbers } from '../../../src/model/records/number-list.ts';
import { readTypedNumber } from '../../../src/model/records/read-typed-number.ts';
import { toRuleNumber } from '../../../src/model/records/rule-number.ts';
import { ask, openStarter } from './engines.ts';

describe('a rule number in any form goes straight to the rule', () => {
  let engine: SearchEngine;
  beforeAll(() => {
    engine = openStarter();
  });

  test.each([
    '702.9b',
    'CR702.9B',
    'CR 702.9b',
    'rule 702.9b',
    'ルール702.9b',
    '総合ルール 702.9b',
    '７０２．９ｂ',
    '702-9b',
    '702 9b',
    '702.9(b)',
    'R7029b',
    '#cr702-9b',
    '(702.9b)',
    '702.9b.',
    '702.9bを参照',
  ])('%s', (typed) => {
    expect(ask(engine, typed, 2)).toEqual(['702.9b', '702.9']);
  });

  test('a section with a dot behind it is the section', () => {
    expect(ask(engine, '702.', 1)).toEqual(['702']);
  });

  test('a number that never was says so and finds nothing', () => {
    const result = engine.search('999.99z');
    expect(result.hits).toEqual([]);
    expect(result.number).toEqual({ asked: '999.99z', state: 'never' });
  });

  test('a number of long ago says what it was until when, and brings the rule of today', () => {
    const { hits, number } = engine.search('502.9b');
    expect(number).toMatchObject({ asked: '502.9b', state: 'moved', current: '702.19b' });
    expect(hits[0]?.doc.id).toBe('702.19b');
    const { since = '', until = '', now } = number?.before?.[0] ?? {};
    expect([since < '2005-06-01', '2005-06-01' < until, now]).toEqual([true, true, '702.19b']);
    expect(number?.last && since <= number.last && number.last < until).toBe(true);
  });

  test('a number of today says what other rules it was before', () => {
    const { hits, number } = engine.search('701.34');
    expect([hits[0]?.doc.id, number?.state]).toEqual(['701.34', 'found']);
    expect(number?.before?.length).toBeGreaterThan(0);
    for (const { now } of number?.before ?? []) expect(now).not.toBe('701.34');
  });

  test('an amount is no number of a rule', () => {
    for (const typed of ['2/2', '+1/+1', '3 damage', '{2}'])
      expect(readTypedNumber(typed)?.candidates ?? []).toEqual([]);
  });
});

test('the list of numbers comes back as it went in', () => {
  const number = fc
    .tuple(
      fc.integer({ min: 100, max: 999 }),
      fc.option(fc.integer({ min: 1, max: 999 })),
      fc.constantFrom('', 'a', 'k', 'aa'),
    )
    .map(([section, rule, letter]) =>
      toRuleNumber(rule === null ? String(section) : `${section}.${rule}${letter}`),
    );
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    }),
  );
});
