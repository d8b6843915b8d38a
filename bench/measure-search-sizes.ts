import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureFiles } from './measure-scripts.ts';
import { collectModules, listPageResources } from './page-resources.ts';

export interface SearchSizes {
  /** Brotli bytes from opening the search to its first answer: its code and the names. */
  first: number;
  /** Brotli bytes of the whole full text of both languages and of what players ask. */
  texts: number;
}

/** What the search of a built site loads. */
export function measureSearchSizes(site: string): SearchSizes {
  const folder = join(site, 'search-index');
  const index = join(folder, 'index.json');
  const { files } = JSON.parse(readFileSync(index, 'utf8')) as { files: Record<string, string> };
  const fileOf = (part: string) => join(folder, files[part] ?? '');
  // What every page has loaded is there when the search is opened.
  const loaded = new Set(listPageResources(site, 'ja/index.html').scripts);
  const code = new Set<string>(loaded);
  for (const name of readdirSync(join(site, '_assets')))
    if (/^search-(?:dialog|worker)[.-].*\.js$/.test(name))
      collectModules(site, join(site, '_assets', name), code);
  return {
    // Its interface texts come as a module of their own under a name that tells nothing; the source is as large.
    first: measureFiles([
      ...code.difference(loaded),
      index,
      fileOf('names'),
      'content/strings/search/ja.json',
    ]),
    texts: measureFiles([fileOf('en'), fileOf('ja'), fileOf('questions')]),
  };
}
