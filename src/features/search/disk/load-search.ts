import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedBook, loadBook } from '../../../rulebook/book/load-book.ts';
import { readAuthored } from '../../../rulebook/book/read-authored.ts';
import { CONTENT_FOLDERS } from '../../../rulebook/book/read-collections.ts';
import { createHistory } from '../../../rulebook/history/history.ts';
import { buildSearchIndex } from '../build/build-search-index.ts';
import { type AuthoredTables, authoredTablesSchema } from '../build/resolve-aliases.ts';
import { collectOldNumbers, SEARCH_MANIFEST, type SearchManifest } from '../build/search-files.ts';
import type { EngineFiles } from '../index-files.ts';
import { INDEX_VERSION, NAMES } from '../packed-names.ts';
import { OLD_NUMBERS, QUESTIONS, TEXTS } from '../packed-texts.ts';

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

/** The search files of a built site. Throws when the folder has none or another version's. */
export function readSiteIndex(site: string): EngineFiles {
  const folder = join(site, 'search-index');
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const manifest: SearchManifest = read(SEARCH_MANIFEST);
  if (manifest.version !== INDEX_VERSION)
    throw new Error(
      `${folder} is of version ${manifest.version}, not ${INDEX_VERSION}; build the site again`,
    );
  const { names, en, ja, questions, numbers } = manifest.files;
  return {
    names: NAMES.unpack(read(names)),
    texts: { en: TEXTS.unpack(read(en)), ja: TEXTS.unpack(read(ja)) },
    questions: QUESTIONS.unpack(read(questions)),
    oldNumbers: OLD_NUMBERS.unpack(read(numbers)),
  };
}
