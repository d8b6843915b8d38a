import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { STAMP } from '../../disk/check-target.ts';
import { makeFolder, makeRoom } from '../../disk/make-folder.ts';
import { clearLeftovers, toWorkName } from '../../disk/work-folders.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { toShortHash } from './hash-file.ts';

const CACHE = '.cache';
/** A site that another took the place of. */
const SPARE = join(CACHE, 'site');

/**
 * Makes a folder for one build to work in and takes away what killed builds left. Inside the project, because Astro puts
 * its own intermediate files of any other folder in one place, where two builds would meet.
 */
export function makeBuildFolder(): string {
  const target = resolve(CACHE, 'build');
  clearLeftovers(target);
  const folder = toWorkName(target, 'new');
  makeFolder(folder);
  return folder;
}

/**
 * Keeps a folder that is no site any more, so that the next build need write only what differs: tens of thousands of files
 * are removed and made slowly. Does nothing where one is kept already or the folder is on another disk.
 */
export function keepSpare(folder: string): void {
  try {
    renameSync(folder, SPARE);
  } catch {
    // As it was; whoever has it removes it.
  }
}

/** Makes the folder of a new site, of the spare one if there is one that only builds have written to. */
export function makeSiteFolder(made: string): void {
  try {
    renameSync(SPARE, made);
  } catch {
    mkdirSync(made);
    return;
  }
  if (isOfBuilds(made)) return;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
}

/** Whether all below a folder are files and folders with the owner and the rights that this build gives what it makes. */
function isOfBuilds(made: string): boolean {
  const like = statSync(join(made, '..'));
  return readdirSync(made, { recursive: true, withFileTypes: true }).every((entry) => {
    const { mode, uid } = lstatSync(join(entry.parentPath, entry.name));
    return (entry.isFile() || entry.isDirectory()) && uid === like.uid && ((mode ^ like.mode) & 0o666) === 0;
  });
}

/** A folder that a site is written into. Where it holds an earlier site, only what differs is written. */
export interface SiteFolder {
  /** Every file that was written here or found to be the same. */
  readonly files: readonly SiteFile[];
  write(path: string, content: string | Uint8Array): void;
}

export function openSiteFolder(folder: string): SiteFolder {
  const files: SiteFile[] = [];
  return {
    files,
    write(path, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      writeWhereNew(join(folder, path), bytes);
      files.push({ path: path.replaceAll('\\', '/'), hash: toShortHash(bytes), bytes: bytes.length });
    },
  };
}

function writeWhereNew(file: string, bytes: Uint8Array): void {
  const old = existsSync(file) ? statSync(file) : undefined;
  if (old?.isFile() && old.size === bytes.length && readFileSync(file).equals(bytes)) return;
  // Never into the file that is there: somebody may keep a link to it.
  if (old) rmSync(file, { recursive: true });
  else makeRoom(file);
  writeFileSync(file, bytes);
}

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
