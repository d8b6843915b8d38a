import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRunning } from '../../disk/work-folders.ts';

const CACHE = '.cache';

/**
 * Makes a folder for one build to work in and takes away what killed builds left. Inside the project, because Astro puts
 * its own intermediate files of any other folder in one place, where two builds would meet.
 */
export function makeBuildFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const [, pid] = /^build-(?:[0-9a-f]{12}$|(\d+)-)/.exec(name) ?? [];
    if (name.startsWith('build-') && !(pid && isRunning(Number(pid)))) remove(join(CACHE, name));
  }
  const folder = join(CACHE, `build-${process.pid}-${Date.now().toString(36)}`);
  mkdirSync(folder);
  return resolve(folder);
}

/** Removes a build's folder with everything in it. */
export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
