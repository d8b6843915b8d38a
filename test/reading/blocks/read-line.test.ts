import { expect, it } from 'vitest';
import { foldForms } from '../../../src/model/text/fold-forms.ts';
import { listLines } from '../../../src/reading/blocks/list-lines.ts';
import { readLine } from '../../../src/reading/blocks/read-line.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

it.each([
  ['※50ターンで引き分けになる。', 'item'],
  ['※1 ここに書く。', 'footnote'],
  ['※印の灯は夜に限る。', 'text'],
  ['（注2）ここに書く。', 'footnote'],
  ['A.I. comes first.', 'text'],
  ['A. It does.', 'answer'],
  ['The order is not determined....', 'text'],
  ['Ropes ........ 12', 'leader'],
  ['Ropes........', 'leader'],
])('%s is told by its signs: %s', (text, form) => {
  expect(readLine(foldForms(text)).form).toBe(form);
});

it('a range numbers nothing, parts of a number with a hyphen do; a sign in a list heads nothing', () => {
  const formsOf = (text: string) => {
    const { source } = readSource(Buffer.from(text), 'a.html');
    return listLines(source?.lines ?? []).map(({ form, label }) => [form, label?.text]);
  };
  expect(formsOf('<p>1–2 It rings.</p><p>3–4 It is still.</p>')).toEqual([
    ['text', undefined],
    ['text', undefined],
  ]);
  expect(formsOf('<p>1-2 It rings.</p>')).toEqual([['entry', '1-2']]);
  expect(formsOf('<ul><li>● 門前のみ</li><li>▲ 夜のみ</li></ul>')).toEqual([
    ['item', undefined],
    ['item', undefined],
  ]);
});
