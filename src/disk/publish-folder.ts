import { copyFileSync, cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toSystemCode } from '../model/diagnostics/explain-error.ts';
import { exchangeFolder, type Rename } from './exchange-folder.ts';
import { makeFolder, makeRoom } from './make-folder.ts';
import { clearLeftovers, toWorkName } from './work-folders.ts';

/** What the operating system says of a folder that cannot be renamed: a mount point, a parent that cannot be written to. */
const FIXED = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'];

/**
 * Puts a finished site in the place of an older one, which is whole until then: by renaming, and where the folder
 * cannot be renamed file by file. `keep` may take the folder that is left over. `rename` is for tests.
 */
export function publishFolder(
  made: string,
  target: string,
  { keep, rename }: { keep?: (left: string) => void; rename?: Rename } = {},
): void {
  const fresh = toWorkName(target, 'new');
  const salvage = (old: string) => {
    keepHidden(old, target);
    keep?.(old);
  };
  try {
    makeFolder(dirname(target));
    clearLeftovers(target, (old) => keepHidden(old, target));
    move(made, fresh);
    exchangeFolder(target, fresh, { salvage, ...(rename && { rename }) });
  } catch (error) {
    if (!FIXED.includes(toSystemCode(error) ?? '')) throw error;
    const left = existsSync(made) ? made : fresh;
    publishFiles(left, target);
    keep?.(left);
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
  const files = listPaths(made);
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
  removeOthers(target, new Set([...files, ...readdirSync(target).filter(isOfThePlace)]));
}

function replaceFile(from: string, to: string): void {
  makeRoom(to);
  const fresh = toWorkName(to, 'new');
  copyFileSync(from, fresh);
  renameSync(fresh, to);
}

/** Removes from a folder every file but those of these paths, with what is below them, and the folders that are empty then. */
export function removeOthers(folder: string, keep: ReadonlySet<string>, below = ''): void {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below + entry.name;
    if (keep.has(path)) continue;
    if (entry.isDirectory()) {
      removeOthers(folder, keep, `${path}/`);
      if (readdirSync(join(folder, path)).length === 0) rmdirSync(join(folder, path));
    } else rmSync(join(folder, path));
  }
}

/** What belongs to the place and not to a site: hidden entries, `lost+found` of a disk. */
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

/** The paths of all files below a folder, with `/` between names. */
export function listPaths(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listPaths(folder, `${below}${entry.name}/`) : [below + entry.name],
  );
}
