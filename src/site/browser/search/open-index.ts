import type { SearchManifest } from '../../../features/search/build/search-files.ts';
import type { Layout } from '../../../features/search/index-files.ts';
import { INDEX_VERSION } from '../../../features/search/packed-names.ts';
import { readJson } from '../fetch-json.ts';

/** The names of the current files of the index, and what fetches and unpacks one. Rejects where they are of another form. */
export async function openIndex() {
  const { version, files } = await readJson<SearchManifest>('search-index/index.json', { cache: 'no-cache' });
  if (version !== INDEX_VERSION) throw new Error(`search-index/index.json: version ${version}`);
  return async <T>(part: keyof typeof files, { unpack }: Layout<T>): Promise<T> =>
    unpack(await readJson(`search-index/${files[part]}`));
}
