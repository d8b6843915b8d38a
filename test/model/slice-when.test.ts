import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sliceWhen } from '../../src/model/slice-when.ts';

it('loses nothing, and begins a group at the first item and where it is told to', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 })), (items) => {
      const groups = sliceWhen(items, (item) => item === 0);
      expect(groups.flat()).toEqual(items);
      expect(groups.every((group) => group.length > 0 && !group.slice(1).includes(0))).toBe(true);
      expect(groups.slice(1).every(([first]) => first === 0)).toBe(true);
    }),
  );
});

it('asks with the place of an item and the group above it', () => {
  expect(sliceWhen('aabbbc'.split(''), (item, _, [first]) => item !== first)).toEqual([
    ['a', 'a'],
    ['b', 'b', 'b'],
    ['c'],
  ]);
  expect(sliceWhen([5, 6, 7, 8, 9], (_, at, above) => above.length === 2 && at < 4)).toEqual([
    [5, 6],
    [7, 8, 9],
  ]);
});
