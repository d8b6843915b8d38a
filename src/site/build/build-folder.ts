import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../disk/make-folder.ts';
import { clearLeftovers, toWorkName } from '../../disk/work-folders.ts';

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
