import { expect, test } from 'vitest';
import type { Document, Ruling } from '../../../src/model/records/document.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { toCardLines, toTopicLines } from '../../../src/site/model/documents/document-lines.ts';
import { toNameIndex } from '../../../src/site/model/reading/name-index.ts';
import { toFindingGroups } from '../../../src/site/model/translation/findings.ts';
import { collections, paragraph, rule } from '../../rulebook/book/small-book.ts';

const place = { file: '/home/reader/sources/a.txt', line: 3, column: 1 };
const ruling = (id: string, type: Ruling['type'], cards: Ruling['cards']): Ruling => ({
  id,
  type,
  topic: 'part-2',
  ja: { blocks: [paragraph('灯')], place },
  sources: [],
  marks: [],
  cards,
});
const document: Document = {
  id: 'lamps',
  kind: 'rulings-errata',
  title: { ja: '灯の裁定' },
  date: '2026-01-01',
  credits: [],
  unofficialDigest: true,
  rules: [],
  glossary: [],
  topics: [
    { id: 'part-1', names: { ja: '空の部' }, place },
    { id: 'part-2', names: { ja: '例示' }, place },
  ],
  rulings: [
    ruling('part-2.1', 'example', [{ en: 'Lamp Keeper', ja: '灯守り' }]),
    ruling('part-2.point-1', 'point', [{ ja: '灯守り' }, { ja: '扉' }]),
  ],
  cards: [],
  notes: [],
};
const book = createBook(collections([rule('601', '# Casting')], [], { documents: [document] }));

test('a card named in both languages here and in one there is one card', () => {
  const lines = toCardLines(book, 'ja').map(({ names, places }) => [
    names.first.text,
    names.beside?.text,
    places.map(({ anchor, id }) => [anchor, id]),
  ]);
  expect(lines).toContainEqual([
    '灯守り',
    'Lamp Keeper',
    [
      ['part-2.1', '例示 1'],
      ['part-2.point-1', undefined],
    ],
  ]);
  expect(lines).toContainEqual(['扉', undefined, [['part-2.point-1', undefined]]]);
  expect(lines).toHaveLength(2);
});

test('an index by 五十音 goes by readings, names of the other language come after', () => {
  const read = (name: string) => (name === '灯守り' ? 'ひもり' : undefined);
  const show = (lang: 'en' | 'ja') =>
    toNameIndex(toCardLines(book, lang), lang, read).map(({ label, lines }) => [
      label,
      ...lines.map(({ names, reading }) => `${names.first.text}${reading ? ` ${reading}` : ''}`),
    ]);
  expect(show('ja')).toEqual([
    ['は', '灯守り ひもり'],
    ['#', '扉'],
  ]);
  expect(show('en')).toEqual([
    ['L', 'Lamp Keeper'],
    ['あ–ん', '扉'],
  ]);
});

test('a topic without records is not listed', () => {
  expect(toTopicLines(book, 'ja').map(({ names, places }) => [names.first.text, places.length])).toEqual([
    ['例示', 1],
  ]);
});

test('a finding leads to the record at its place, and other diagnostics are no findings', () => {
  const groups = toFindingGroups(
    book,
    [
      { code: 'symbols-differ', severity: 'warning', message: 'one', expected: '{T}', ...place },
      { code: 'text-unaccounted', severity: 'warning', message: 'two', ...place },
    ],
    'ja',
  );
  expect(groups).toEqual([
    {
      code: 'symbols-differ',
      findings: [
        {
          sentence: 'シンボルが異なります。英語だけ：{T}。',
          places: [{ document: 'a.txt', line: 3 }],
          page: { path: '/ja/rulings/lamps/#part-2.1', name: 'part-2.1' },
        },
      ],
    },
  ]);
});
