import { expect, test } from 'vitest';
import { fillUnits } from '../../../src/outputs/translation/fill-units.ts';
import { listRecords } from '../../../src/outputs/translation/list-records.ts';
import { readTranslationFile } from '../../../src/outputs/translation/read-translation-file.ts';
import { rule, smallBook } from '../../rulebook/book/small-book.ts';

const book = smallBook([
  rule('1', '# Lamps', '# 灯'),
  rule('102', '# Kinds', '# 種類'),
  rule('102.19', '# Trample', '# 踏みつけ'),
  rule('102.19a', 'A lamp may be lit.', '灯はともしてもよい。'),
  rule('102.190', '# Sneak'),
]);
const records = listRecords(book, book.edition.id);
const fill = (table: string) =>
  fillUnits(records, readTranslationFile(Buffer.from(`id,english,japanese\n${table}`), 'a.csv'), 'a.csv');

test('a row whose number a spreadsheet cut is refused, for its English is that of another unit', () => {
  const { diagnostics } = fill('102.19,Sneak,忍び\n');
  expect(diagnostics).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ code: 'translation-english-mixed', severity: 'error', line: 2 }),
    ]),
  );
});

test.each([
  ['the English itself', 'A lamp may be lit.'],
  ['other English', 'Lamps can be lit by any player who wants to.'],
  ['a text with a character that was cut', '灯はともしてもよ\ufffd'],
])('%s takes the place of no Japanese that holds', (_, text) => {
  const { targets, diagnostics } = fill(`rule 102.19a,A lamp may be lit.,${text}\n`);
  expect(targets.get('102.19a')).toBe('灯はともしてもよい。');
  expect(diagnostics.map(({ code }) => code)).toContain('translation-locked-changed');
});

test.each([
  [
    'XLIFF',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="ja" trgLang="en"><file id="a"/></xliff>',
  ],
  ['PO', 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgctxt "102.19"\nmsgid "Trample"\nmsgstr "Trampeln"\n'],
])('a translation into another language is refused: %s', (_, text) => {
  const { units, diagnostics } = readTranslationFile(Buffer.from(text), 'a.x');
  expect(units).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: 'translation-malformed' }]);
});
