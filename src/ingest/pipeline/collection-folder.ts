import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { STAMP } from '../../disk/check-target.ts';
import { exchangeFolder, type Rename } from '../../disk/exchange-folder.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { clearLeftovers, toWorkName } from '../../disk/work-folders.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { NamedTexts } from './packed-texts.ts';

/** What the collections are made of; everything else in their folder belongs to others. */
const FILES: readonly string[] = [STAMP, 'sources.json', 'editions.json', 'diagnostics.json', 'cards.json'];
const FOLDERS: readonly string[] = ['rules', 'glossary', 'documents', 'changes'];

export const GENERATED_BY = 'npm run ingest';

/** Paths of the files of a folder that are collections, or look like them. */
export function listCollectionFiles(folder: string): string[] {
  const below = FOLDERS.flatMap((name) => listNames(join(folder, name)).map((file) => `${name}/${file}`));
  const isGenerated = readGenerated(folder);
  return [...FILES, ...below].filter((path) => isGenerated(path) && existsSync(join(folder, path)));
}

/** Moves what is no part of the collections from a folder to the one that replaced it. */
export function moveForeignEntries(from: string, to: string): void {
  const below = FOLDERS.flatMap((name) => listNames(join(from, name)).map((file) => `${name}/${file}`));
  const top = listNames(from).filter((name) => !FOLDERS.includes(name));
  const isGenerated = readGenerated(from);
  for (const path of [...top, ...below]) {
    if (isGenerated(path) || existsSync(join(to, path))) continue;
    mkdirSync(join(to, path, '..'), { recursive: true });
    renameSync(join(from, path), join(to, path));
  }
}

/** What of a folder an earlier run wrote: rules and glossaries of its editions, its sources as documents. */
function readGenerated(folder: string): (path: string) => boolean {
  const editions = readIds(join(folder, 'editions.json'));
  const sources = readIds(join(folder, 'sources.json'));
  return (path) => {
    const [, room, id = ''] = /^([^/]+)\/(.+)\.json$/.exec(path) ?? [];
    if (room === undefined) return FILES.includes(path);
    const own = room === 'documents' ? sources : editions;
    return own === undefined ? true : own.has(id);
  };
}

/** The ids that a list of the collections names; undefined where there is no such list. */
function readIds(file: string): ReadonlySet<string> | undefined {
  try {
    const list: { id: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    return new Set(list.map(({ id }) => id));
  } catch {
    return undefined;
  }
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Files of a folder that are not what a run would write into it now, by path. Writes nothing. */
export function findStale(folder: string, files: NamedTexts) {
  const stale: { path: string; state: 'missing' | 'different' | 'superfluous' }[] = [];
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (!existsSync(file)) stale.push({ path, state: 'missing' });
    else if (readFileSync(file, 'utf8') !== text) stale.push({ path, state: 'different' });
  }
  for (const path of listCollectionFiles(folder))
    if (!files.has(path)) stale.push({ path, state: 'superfluous' });
  return stale.sort((a, b) => compareText(a.path, b.path));
}

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
