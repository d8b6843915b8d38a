import { expect, it } from 'vitest';
import { foldForms } from '../../../src/model/text/fold-forms.ts';
import { readLine } from '../../../src/reading/blocks/read-line.ts';

it.each([
  ['※50ターンで引き分けになる。', 'item'],
  ['※1 ここに書く。', 'footnote'],
  ['（注2）ここに書く。', 'footnote'],
  ['A.I. comes first.', 'text'],
  ['A. It does.', 'answer'],
  ['The order is not determined....', 'text'],
  ['Ropes ........ 12', 'leader'],
  ['Ropes........', 'leader'],
])('%s is told by its signs: %s', (text, form) => {
  expect(readLine(foldForms(text)).form).toBe(form);
});
