import { expect, test } from 'vitest';
import type { Document } from '../../../src/model/records/document.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { collections, number, paragraph, rule } from '../../rulebook/book/small-book.ts';
import { linksOf, renderText } from './render-text.ts';

const place = { file: 'small.txt', line: 1, column: 1 };
const document: Document = {
  id: 'summary',
  kind: 'rulings-summary',
  title: { en: 'Summary' },
  date: '2002-09-21',
  credits: [],
  unofficialDigest: false,
  rules: [],
  glossary: [],
  topics: [{ id: 'A.25', names: { en: 'Morph' }, place }],
  rulings: [
    {
      id: 'E.6.1',
      type: 'ruling',
      ja: { blocks: [paragraph('文。')], printedId: 'E.5.1', place },
      sources: [],
      marks: [],
      cards: [],
    },
  ],
  cards: [],
  notes: [],
};
const section = (id: string) => ({ id, names: { en: `Section ${id}` }, place });
const guide: Document = {
  ...document,
  id: 'guide',
  kind: 'tournament-rules',
  topics: ['6', '2.10'].map(section),
  rulings: document.rulings.map((ruling) => ({
    ...ruling,
    id: '6.1',
    en: { blocks: [paragraph('See section 6.')], place },
  })),
};
const book = createBook(
  collections([rule('6', '# Spells'), rule('601.2', 'Text.')], [], { documents: [document, guide] }),
);
const at = { document: 'summary' };

test('an id of the same document is an anchor on its page', () => {
  expect(linksOf(renderText(book, 'See {Rule A.25} and Rule E.6.1.', 'en', { at }))).toEqual([
    'A.25 → /en/rulings/summary/#A.25',
    'E.6.1 → /en/rulings/summary/#E.6.1',
  ]);
});

test('an id as only the other language prints it leads to the same record', () => {
  expect(linksOf(renderText(book, '{Rule E.5.1}参照', 'ja', { at }))).toEqual([
    'E.5.1 → /ja/rulings/summary/#E.6.1',
  ]);
});

test('an id that is not there, or of another document, is text', () => {
  expect(renderText(book, 'Rule Z.9', 'en', { at })).toBe('Rule Z.9');
  expect(renderText(book, 'Rule A.25', 'en')).toBe('Rule A.25');
});

test('a number that a document gives its own section means that, before any rule', () => {
  const links = (text: string, lang: 'en' | 'ja' = 'en') =>
    linksOf(renderText(book, text, lang, { at: { document: 'guide' } }));
  expect(links('See section 6 and sections 2.10 and 601.2.')).toEqual([
    '6 → /en/rulings/guide/#6',
    '2.10 → /en/rulings/guide/#2.10',
  ]);
  expect(links('2.10節、1.2.3を参照。', 'ja')).toEqual(['2.10 → /ja/rulings/guide/#2.10']);
  expect(links('In section 7 it costs 2.10 more.')).toEqual([]);
  expect(book.rulingsAbout(number('6'))).toEqual([]);
});

test('an item counted in its part is the one of the same part', () => {
  const links = (text: string, part: string) =>
    linksOf(renderText(book, text, 'ja', { at: { document: 'guide', part } }));
  expect(links('(1)と同じように数える。', '6')).toEqual(['1 → /ja/rulings/guide/#6.1']);
  expect(links('(1)と同じように数える。', '7')).toEqual([]);
  expect(links('灯を1つ(1)ともす。', '6')).toEqual([]);
});

test('numbers of the document’s day are not taken for today’s', () => {
  expect(renderText(book, 'rule 601.2', 'en', { at })).toContain('reference-unresolved');
});
