import { describe, expect, test } from 'vitest';
import { readTypedNumber } from '../../../src/model/records/read-typed-number.ts';

describe('a number as people type or link it', () => {
  test.each([
    ['702.9b', '702.9b'],
    ['  702.9b ', '702.9b'],
    ['７０２．９ｂ', '702.9b'],
    ['702。9b', '702.9b'],
    ['CR 702.9B', '702.9b'],
    ['cr702.9b', '702.9b'],
    ['CR/702.9b', '702.9b'],
    ['rule 601', '601'],
    ['rule/702.9b', '702.9b'],
    ['Comp. rules 702.9b', '702.9b'],
    ['総合ルール702.9b', '702.9b'],
    ['ルール７０２．９ｂを参照', '702.9b'],
    ['#702.9b', '702.9b'],
    ['#R7029b', '702.9b'],
    ['R70221c', '702.21c'],
    ['#cr702-9b', '702.9b'],
    ['#section-702-9b', '702.9b'],
    ['section 702', '702'],
    ['702.9.', '702.9'],
    ['702.9.b', '702.9b'],
    ['702.9(b)', '702.9b'],
    ['702.09b', '702.9b'],
    ['7', '7'],
  ])('%s is %s', (typed, number) => {
    expect(readTypedNumber(typed)?.candidates).toEqual([number]);
  });

  test.each([
    ['702.9l', '702.9l'],
    ['12', '12'],
    ['0', '0'],
  ])('%s can be no rule, and is told back as %s', (typed, shown) => {
    expect(readTypedNumber(typed)).toEqual({ shown, candidates: [] });
  });

  test.each([
    '',
    '接死',
    'deathtouch',
    '1702.9',
    '702.9b c'.repeat(3),
    '2026-02-27',
    '7029',
    '#text',
    'cr',
    '#',
  ])('%s is none', (typed) => {
    expect(readTypedNumber(typed)).toBeUndefined();
  });
});
