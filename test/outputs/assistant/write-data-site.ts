import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSearchIndex } from '../../../src/features/search/build/build-search-index.ts';
import { buildSearchFiles } from '../../../src/features/search/build/search-files.ts';
import { readAuthoredTables } from '../../../src/features/search/disk/load-search.ts';
import type { ContentFolders } from '../../../src/rulebook/book/read-collections.ts';
import { loadSiteContent } from '../../../src/site/model/site-content.ts';
import { collectApi } from '../api/collect-api.ts';

/** Writes what programs read of a built site, its data and its search index, as a build does. */
export async function writeDataSite(
  folder: string,
  content: ContentFolders,
  address = { origin: 'https://rules.example', base: '/taiyaku/' },
): Promise<void> {
  const { book, history, segment, cards } = loadSiteContent(content);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of collectApi({ book, history, cards, segment }, { name: 'Taiyaku', ...address }))
    write(`api/v1/${path}`, text);
  const index = buildSearchIndex(book, readAuthoredTables(), segment);
  for (const [path, text] of buildSearchFiles(book, history, index)) write(`search-index/${path}`, text);
}
