import { type LoadedBook, loadBook } from '../../../rulebook/book/load-book.ts';
import { readAuthored } from '../../../rulebook/book/read-authored.ts';
import { CONTENT_FOLDERS } from '../../../rulebook/book/read-collections.ts';
import { createHistory } from '../../../rulebook/history/history.ts';
import { buildSearchIndex } from '../build/build-search-index.ts';
import { type AuthoredTables, authoredTablesSchema } from '../build/resolve-aliases.ts';
import { collectOldNumbers } from '../build/search-files.ts';
import type { EngineFiles } from '../index-files.ts';

/** The search files of collections on disk, as a build would write them. */
export function buildFromCollections(collections: string): EngineFiles {
  return buildFromBook(loadBook({ ...CONTENT_FOLDERS, collections }));
}

/** The same of a book at hand. */
export function buildFromBook({ book, segment }: Pick<LoadedBook, 'book' | 'segment'>): EngineFiles {
  return {
    ...buildSearchIndex(book, readAuthoredTables(), segment),
    oldNumbers: collectOldNumbers(book, createHistory(book)),
  };
}

/** The aliases and words of the project, checked. */
export function readAuthoredTables(): AuthoredTables {
  return authoredTablesSchema.parse({
    ...Object(readAuthored('aliases.json')),
    words: readAuthored('words.json'),
  });
}
