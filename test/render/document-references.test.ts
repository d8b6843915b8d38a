import { expect, test } from 'vitest';
import { createBook } from '../../src/book/create-book.ts';
import type { Document } from '../../src/records/document.ts';
import { collections, paragraph, rule } from '../book/small-book.ts';
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
const book = createBook(collections([rule('601.2', 'Text.')], [], { documents: [document] }));
const at = { document: 'summary' };

test('an id of the same document is an anchor on its page', () => {
  expect(linksOf(renderText(book, 'See {Rule A.25} and Rule E.6.1.', 'en', { at }))).toEqual([
    'A.25 → #A.25',
    'E.6.1 → #E.6.1',
  ]);
});

test('an id as only the other language prints it leads to the same record', () => {
  expect(linksOf(renderText(book, '{Rule E.5.1}参照', 'ja', { at }))).toEqual(['E.5.1 → #E.6.1']);
});

test('an id that is not there, or of another document, is text', () => {
  expect(renderText(book, 'Rule Z.9', 'en', { at })).toBe('Rule Z.9');
  expect(renderText(book, 'Rule A.25', 'en')).toBe('Rule A.25');
});

test('numbers of the document’s day are not taken for today’s', () => {
  expect(renderText(book, 'rule 601.2', 'en', { at })).toContain('reference-unresolved');
});
