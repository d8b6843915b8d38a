import { expect, test } from 'vitest';
import { listLinkNotices } from '../../../src/client/addresses/list-link-notices.ts';

test('a rule that stayed is the same, unless its words changed', () => {
  expect(listLinkNotices('', 'here', false)).toEqual(['same']);
  expect(listLinkNotices('', 'here', true)).toEqual(['reworded']);
});

test('a rule that moved says so, and then whether its words changed', () => {
  expect(listLinkNotices('701.34', 'here', false)).toEqual(['moved']);
  expect(listLinkNotices('701.34', 'here', true)).toEqual(['moved', 'reworded']);
});

test.each(['gone', 'unknown', 'unclear'] as const)('of a rule that is %s nothing else is said', (then) => {
  for (const isReworded of [true, false])
    for (const was of ['', '701.34']) expect(listLinkNotices(was, then, isReworded)).toEqual([then]);
});

test('an address that says nothing else, or something strange, is taken as it stands', () => {
  expect(listLinkNotices('', null, false)).toEqual(['same']);
  expect(listLinkNotices('', 'elsewhere', true)).toEqual(['reworded']);
});
