import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { toSystemCode } from '../model/diagnostics/explain-error.ts';
import { exchangeFolder, type Rename } from './exchange-folder.ts';
import { makeFolder } from './make-folder.ts';
import { clearLeftovers, toWorkName } from './work-folders.ts';

/** What the operating system says of a folder that cannot be renamed: a mount point, a parent that cannot be written to. */
const FIXED = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'];

/**
 * Puts a finished site in the place of an older one, which is whole until then: by renaming, and where the folder
 * cannot be renamed file by file. `rename` is for tests.
 */
export function publishFolder(made: string, target: string, rename?: Rename): void {
  const fresh = toWorkName(target, 'new');
  try {
    makeFolder(dirname(target));
    clearLeftovers(target, (old) => keepHidden(old, target));
    move(made, fresh);
    exchangeFolder(target, fresh, { salvage: (old) => keepHidden(old, target), ...(rename && { rename }) });
  } catch (error) {
    if (!FIXED.includes(toSystemCode(error) ?? '')) throw error;
    publishFiles(existsSync(made) ? made : fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Replaces a site file by file, each whole: new names first, so that no page asks for what is not there yet, then what
 * pages fetch, pages, the first page last; old files go when nothing leads to them any more. `onFile` gets each path
 * before it is written.
 */
export function publishFiles(made: string, target: string, onFile?: (path: string) => void): void {
  const files = listFiles(made);
  const rank = (path: string) => {
    if (path === 'index.html') return 3;
    if (path.endsWith('.html') || path === 'service-worker.js') return 2;
    return existsSync(join(target, path)) ? 1 : 0;
  };
  const ranked = files.map((path) => ({ path, rank: rank(path) })).sort((a, b) => a.rank - b.rank);
  for (const { path } of ranked) {
    onFile?.(path);
    replaceFile(join(made, path), join(target, path));
  }
  removeOthers(target, new Set(files));
}

function replaceFile(from: string, to: string): void {
  makeRoom(dirname(to));
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true });
  const fresh = toWorkName(to, 'new');
  copyFileSync(from, fresh);
  renameSync(fresh, to);
}

/** Makes a folder also where an older site had a file of its name. */
function makeRoom(folder: string): void {
  let part = folder;
  while (!existsSync(part)) part = dirname(part);
  if (!statSync(part).isDirectory()) rmSync(part);
  makeFolder(folder);
}

/** What belongs to the place and not to a site stays: hidden entries, `lost+found` of a disk. */
function removeOthers(target: string, keep: ReadonlySet<string>, below = ''): void {
  for (const entry of readdirSync(join(target, below), { withFileTypes: true })) {
    const path = below + entry.name;
    if (below === '' && isOfThePlace(entry.name)) continue;
    if (entry.isDirectory()) {
      removeOthers(target, keep, `${path}/`);
      if (readdirSync(join(target, path)).length === 0) rmdirSync(join(target, path));
    } else if (!keep.has(path)) rmSync(join(target, path));
  }
}

function isOfThePlace(name: string): boolean {
  return name.startsWith('.') || name === 'lost+found';
}

function keepHidden(old: string, target: string): void {
  for (const name of readdirSync(old).filter(isOfThePlace))
    if (!existsSync(join(target, name))) renameSync(join(old, name), join(target, name));
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (toSystemCode(error) !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
  }
}

function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(folder, `${below}${entry.name}/`) : [below + entry.name],
  );
}
