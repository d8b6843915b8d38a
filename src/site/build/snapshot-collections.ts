import { cpSync, existsSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from '../../disk/check-target.ts';

/** How often a copy is begun again because ingest put new collections there meanwhile. */
const ATTEMPTS = 10;

/**
 * Copies collections to a folder of the build's own, all of one run of ingest: pages, data and search index are then
 * made of the same, whatever happens to the folder. `onCopied` comes before the copy is trusted. Throws as the file
 * system does where there are none.
 */
export function snapshotCollections(collections: string, copy: string, onCopied?: () => void): void {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const before = identify(collections);
    try {
      cpSync(realpathSync(collections), copy, { recursive: true });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error; // else a file went away with its folder
    }
    onCopied?.();
    if (identify(collections) === before) return;
    rmSync(copy, { recursive: true, force: true });
  }
  throw new TypeError(`${collections}: changes all the time; build again when ingest is done`);
}

/** Ingest replaces the folder as a whole: another run is another folder. */
function identify(collections: string): string {
  const { ino, mtimeMs } = statSync(collections);
  const stamp = join(collections, STAMP);
  return `${ino} ${mtimeMs} ${existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''}`;
}
