import { expect, test } from 'vitest';
import { toCreditNames } from '../../../src/site/model/documents/credit-names.ts';

test.each([
  ['Compiled by Ada Lovell', ['Ada Lovell']],
  ['with contributions from Ben Mori, Cy Aoki, and Di Sato', ['Ben Mori', 'Cy Aoki', 'Di Sato']],
  ['灯台守', ['灯台守']],
])('the credit “%s” names %j', (credit, names) => {
  expect(toCreditNames(credit)).toEqual(names);
});
