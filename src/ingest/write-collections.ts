import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { clearLeftovers, moveForeignEntries, toWorkFolder } from './work-folders.ts';

/** The renaming that puts a new folder in place; a test gives one that fails. */
export type Rename = (from: string, to: string) => void;

/** How often a run that meets another one at the same folder tries again. */
const ATTEMPTS = 20;

/**
 * Puts the collections into a folder, all or nothing: written and synced beside it first, then exchanged by renaming. A
 * run that fails leaves the old folder; after one that was killed the next run restores it; of two runs at once one wins
 * whole. Other things in the folder stay.
 */
export function writeCollections(
  folder: string,
  files: ReadonlyMap<string, string>,
  rename: Rename = renameSync,
): void {
  const target = resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  clearLeftovers(target);
  const fresh = toWorkFolder(target, 'new');
  try {
    writeFiles(fresh, files);
    exchange(target, fresh, rename);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  syncFolder(dirname(target));
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const folders = new Set([folder]);
  for (const [path, text] of files) {
    const file = join(folder, path);
    folders.add(dirname(file));
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(file, 'wx');
    writeFileSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
  }
  for (const each of folders) syncFolder(each);
}

function exchange(target: string, fresh: string, rename: Rename): void {
  const replaced: string[] = [];
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(target)) {
        const old = toWorkFolder(target, 'old');
        rename(target, old);
        replaced.push(old);
      }
      rename(fresh, target);
      break;
    } catch (error) {
      const last = replaced.at(-1);
      if (attempt < ATTEMPTS && isRace(error)) continue;
      if (last && !existsSync(target)) renameSync(last, target);
      throw error;
    }
  }
  for (const old of replaced) {
    moveForeignEntries(old, target);
    rmSync(old, { recursive: true, force: true });
  }
}

/** Another run took the folder away or put one there in between. */
function isRace(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTEMPTY' || code === 'EEXIST';
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // Windows opens no folders
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
