import { expect, it } from 'vitest';
import { collectNames } from '../../../src/features/search/build/collect-names.ts';
import type { GlossaryEntry } from '../../../src/model/records/glossary-entry.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { collections, entry, number, rule } from './small-book.ts';

/** An entry whose Japanese prints its reading. */
function read(slug: string, en: string, ja: string, reading: string): GlossaryEntry {
  const made = entry(slug, [en, 'It is lit.'], [ja, '灯る。']);
  return { ...made, ...(made.ja && { ja: { ...made.ja, reading } }) };
}

const book = createBook(
  collections(
    [rule('100.1', 'A wick burns.', '「芯／Wick」が燃える。鯨油／Whale Oil を使う。芯/Tide も。')],
    [
      read('wick', 'Wick', '灯芯', 'とうしん'),
      read('whale-oil', 'Whale Oil', '鯨の油', 'くじらのあぶら'),
      read('tide', 'Tide; Tidal', '潮; 満干', 'うしお、みちひ'),
      read('vane', 'Vane', '風見', 'ヴぁねかざみ'),
    ],
    {
      terms: [
        { en: 'Tide', ja: '潮', readings: ['しお'], kind: 'glossary' },
        { en: 'Wick', ja: '芯', readings: ['しん'], kind: 'glossary' },
      ],
    },
  ),
);

it('printed readings come before authored ones, each headword with its own', () => {
  expect(['wick', 'tide', 'vane'].map((slug) => book.readingOf(slug))).toEqual([
    'とうしん',
    'うしお',
    'ゔぁねかざみ',
  ]);
  const lines = book
    .indexOf('ja')
    .flatMap(({ label, entries }) => entries.map(({ name, reading }) => `${label} ${name} ${reading}`));
  expect(lines).toEqual([
    'あ 風見 ゔぁねかざみ',
    'あ 潮 うしお',
    'か 鯨の油 くじらのあぶら',
    'た 灯芯 とうしん',
    'ま 満干 みちひ',
  ]);
});

it('the search and the readings over kanji use them', () => {
  const readings = Object.fromEntries(collectNames(book).map((row) => [row.id, row.readings]));
  expect(readings['glossary:Tide, Tidal']).toEqual(['うしお', 'みちひ', 'しお']);
  const named = book.terms.map(({ ja, readings: [first] = [] }) => `${ja} ${first}`);
  expect(named).toEqual(expect.arrayContaining(['灯芯 とうしん', '鯨の油 くじらのあぶら', '満干 みちひ']));
});

it('a name with its English beside it is the term that the English names', () => {
  const [block] = book.rule(number('100.1'))?.ja?.blocks ?? [];
  const found = book
    .findTerms(block?.text ?? '', 'ja')
    .map(({ slug, start, end }) => `${slug} ${block?.text.slice(start, end)}`);
  expect(found).toEqual(['wick 芯', 'whale-oil 鯨油', 'tide 芯']);
});
