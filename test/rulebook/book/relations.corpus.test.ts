import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWithCorpus } from '../../corpus.ts';
import { readCorpusBook } from './read-corpus-book.ts';

/** Rules that each ruling of the seeds is about, read and judged by hand, by the first digits of the document and the ruling's id. */
const JUDGED: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/book/seed-relations.json'), 'utf8'),
);
/** Of the rulings summary of 1999-04-21: 196 relations drawn at random and judged, and all that were once shown wrongly. */
const SUMMARY: Record<'right' | 'wrong', Record<string, string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/book/summary-relations.json'), 'utf8'),
);
const FILES = [
  'seeds/001-rulings-summary-2002-09-21.txt',
  'seeds/003-rulings-and-errata-1998-04.txt',
  'seeds/004-set-primer-eventide-2008.txt',
  'corpus/cr-en/20240917.txt',
  'corpus/cr-en/20260227.txt',
  'corpus/scale/ja-20251114.txt',
];
const EDITIONS = ['corpus/cr-en/20240917.txt', 'corpus/cr-en/20260116.txt'];
/** Of a hundred relations shown. */
const LEAST_RIGHT = 97;

describeWithCorpus('the relations of rulings to rules', () => {
  it('are right, and none of those judged right is missing', async () => {
    const book = await readCorpusBook(FILES);
    const shown = book.documents.flatMap((document) =>
      document.rulings.flatMap((ruling) =>
        book
          .subjectsOf(ruling)
          .filter((subject) => typeof subject === 'string')
          .map((number) => `${document.id.slice(0, 3)} ${ruling.id} ${number}`),
      ),
    );
    const judged = Object.entries(JUDGED).flatMap(([id, numbers]) =>
      numbers.map((number) => `${id} ${number}`),
    );
    const wrong = shown.filter((each) => !judged.includes(each));
    expect(judged.filter((each) => !shown.includes(each))).toEqual([]);
    expect(100 * (1 - wrong.length / shown.length)).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('hold on a whole rulings summary of 1999', async () => {
    const book = await readCorpusBook(['corpus/cr-en-archive/19990421.txt', ...EDITIONS]);
    const shown = new Map(
      book.documents.flatMap(({ rulings }) => rulings.map((ruling) => [ruling.id, book.subjectsOf(ruling)])),
    );
    const list = (verdict: 'right' | 'wrong', isShown: boolean) =>
      Object.entries(SUMMARY[verdict]).flatMap(([id, numbers]) =>
        numbers
          .filter((number) => (shown.get(id)?.some((each) => each === number) ?? false) === isShown)
          .map((number) => `${id} ${number}`),
      );
    expect(list('right', false)).toEqual([]);
    expect(list('wrong', true)).toEqual([]);
  });
});
