import { hashFiles } from '../../disk/hash-files.ts';
import { projectFolder } from '../../model/game/current-game.ts';
import type { SiteSettings } from '../../outputs/site-settings.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';

/**
 * Authored files that pages get only as modules of their bundle, which each page's own hash is made of, or ask for one by
 * one (`page-cache.ts`); and what no page reads: documents as received, collections of which the build has a copy.
 */
const BUNDLED_TABLES =
  /^(?:strings\/(?!embed\/|source\/)|aliases\.json$|words\.json$|readings\.json$|sources\/|collections\/)/;

/** Code that runs in the bundle alone, or in browsers: rooms that nothing else of the house may import. */
const BUNDLED_CODE = /^src\/site\/(?:styles|browser|offline|components|layouts|pages)\//;

/** Hash of what any page of a site may be made of beside its bundle: code, tables, collections, settings, libraries, Node. */
export function hashPageInputs(collections: string, settings: SiteSettings): string {
  const folders = [...new Set([CONTENT_FOLDERS.authored, projectFolder(), 'content'])];
  const isCounted = (path: string) => {
    const folder = folders.find((each) => path.startsWith(`${each}/`));
    return folder ? !BUNDLED_TABLES.test(path.slice(folder.length + 1)) : !BUNDLED_CODE.test(path);
  };
  const code = hashFiles(
    ['src', 'astro.config.mjs', 'package-lock.json', ...folders],
    JSON.stringify([settings, process.versions]),
    isCounted,
  );
  return hashFiles([collections], code);
}
