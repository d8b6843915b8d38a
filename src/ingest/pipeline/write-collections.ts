import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exchangeFolder, type Rename } from '../../disk/exchange-folder.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { clearLeftovers, toWorkName } from '../../disk/work-folders.ts';
import { findStale, moveForeignEntries } from './collection-folder.ts';
import type { NamedTexts } from './packed-texts.ts';

/**
 * Puts the collections into a folder, all or nothing: written and synced beside it first, then exchanged. A run that
 * fails leaves the old folder; after one that was killed the next run restores it; of two runs at once one wins whole.
 * Other things in the folder stay.
 */
export function writeCollections(folder: string, files: NamedTexts, rename?: Rename): void {
  const target = resolve(folder);
  makeFolder(dirname(target));
  const salvage = (old: string) => moveForeignEntries(old, target);
  clearLeftovers(target, salvage);
  // Whoever watches them, or builds, sees no change where there is none.
  if (existsSync(target) && findStale(target, files).length === 0) return;
  const fresh = toWorkName(target, 'new');
  try {
    writeFiles(fresh, files);
    exchangeFolder(target, fresh, { salvage, ...(rename && { rename }) });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  syncFolder(dirname(target));
}

function writeFiles(folder: string, files: NamedTexts): void {
  const folders = new Set([folder]);
  for (const [path, text] of files) {
    const file = join(folder, path);
    folders.add(dirname(file));
    makeFolder(dirname(file));
    writeFileSync(file, text, { flag: 'wx', flush: true });
  }
  for (const each of folders) syncFolder(each);
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // Windows opens no folders
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
