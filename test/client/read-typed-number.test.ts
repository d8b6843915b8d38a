import { describe, expect, test } from 'vitest';
import { readTypedNumber } from '../../src/client/read-typed-number.ts';

describe('a number as people type it', () => {
  test.each([
    ['702.9b', '702.9b'],
    ['  702.9b ', '702.9b'],
    ['７０２．９ｂ', '702.9b'],
    ['CR 702.9B', '702.9b'],
    ['cr702.9b', '702.9b'],
    ['rule 601', '601'],
    ['総合ルール702.9b', '702.9b'],
    ['#702.9b', '702.9b'],
    ['702.9.', '702.9'],
    ['7', '7'],
  ])('%s is %s', (typed, number) => {
    expect(readTypedNumber(typed)).toBe(number);
  });

  test.each(['', '接死', 'deathtouch', '702.9l', '0', '1702.9', '702.9b c'.repeat(3), '12'])(
    '%s is none',
    (typed) => {
      expect(readTypedNumber(typed)).toBeUndefined();
    },
  );
});
