import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_MANIFEST, type SearchManifest } from '../build/search-files.ts';
import type { EngineFiles } from '../index-files.ts';
import { INDEX_VERSION, NAMES } from '../packed-names.ts';
import { OLD_NUMBERS, QUESTIONS, TEXTS } from '../packed-texts.ts';

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
