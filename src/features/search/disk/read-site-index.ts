import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_MANIFEST, type SearchManifest } from '../build/search-files.ts';
import type { EngineFiles } from '../index-files.ts';
import { INDEX_VERSION } from '../index-files.ts';
import { unpackNames } from '../packed-names.ts';
import { unpackQuestions, unpackTextFile } from '../packed-texts.ts';

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
    names: unpackNames(read(names)),
    texts: { en: unpackTextFile(read(en)), ja: unpackTextFile(read(ja)) },
    questions: unpackQuestions(read(questions)),
    oldNumbers: read(numbers),
  };
}
