import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedBook, loadBook } from '../../../rulebook/book/load-book.ts';
import { createHistory } from '../../../rulebook/history/create-history.ts';
import { buildSearchIndex } from '../build/build-search-index.ts';
import { collectOldNumbers } from '../build/collect-old-numbers.ts';
import { type AuthoredTables, authoredTablesSchema } from '../build/resolve-aliases.ts';
import type { EngineFiles } from '../index-files.ts';

/** Folder of the authored tables. */
const AUTHORED_FOLDER = 'content';

/** The search files of collections on disk, as a build would write them. */
export async function buildFromCollections(
  collections: string,
  authored = AUTHORED_FOLDER,
): Promise<EngineFiles> {
  return buildFromBook(await loadBook({ collections, authored }), authored);
}

/** The same of a book at hand. */
export function buildFromBook(
  { book, segment }: Pick<LoadedBook, 'book' | 'segment'>,
  authored = AUTHORED_FOLDER,
): EngineFiles {
  return {
    ...buildSearchIndex(book, readAuthoredTables(authored), segment),
    oldNumbers: collectOldNumbers(book, createHistory(book)),
  };
}

/** `content/aliases.json` and `content/words.json`, checked. */
export function readAuthoredTables(authored = AUTHORED_FOLDER): AuthoredTables {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(authored, file), 'utf8'));
  return authoredTablesSchema.parse({ ...Object(read('aliases.json')), words: read('words.json') });
}
