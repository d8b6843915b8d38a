import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWithCorpus } from '../corpus.ts';
import { readCorpusBook } from './read-corpus-book.ts';

/** Rules that each ruling of the seeds is about, read and judged by hand, by the first digits of the document and the ruling's id. */
const JUDGED: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/book/seed-relations.json'), 'utf8'),
);
const FILES = [
  'seeds/001-rulings-summary-2002-09-21.txt',
  'seeds/003-rulings-and-errata-1998-04.txt',
  'seeds/004-set-primer-eventide-2008.txt',
  'corpus/cr-en/20240917.txt',
  'corpus/cr-en/20260227.txt',
  'corpus/scale/ja-20251114.txt',
];
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
});
