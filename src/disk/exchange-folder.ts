import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { toSystemCode } from '../model/diagnostics/explain-error.ts';
import { toWorkName } from './work-folders.ts';

/** The renaming that puts a new folder in place; a test gives one that fails. */
export type Rename = (from: string, to: string) => void;

/** How often a run that meets another one at the same folder tries again. */
const ATTEMPTS = 20;

/**
 * Puts the finished folder `fresh` in the place of `target`, which is beside it. Where the system can exchange two
 * folders in one step it does, else the old one is renamed away first, for a moment of microseconds. On an error the old
 * folder is as it was. `salvage` may keep a part of the old folder before it is removed.
 */
export function exchangeFolder(
  target: string,
  fresh: string,
  { rename = renameSync, salvage }: { rename?: Rename; salvage?: (old: string) => void } = {},
): void {
  const replaced =
    rename === renameSync && exchangeAtOnce(target, fresh) ? [fresh] : renameBoth(target, fresh, rename);
  for (const old of replaced) {
    salvage?.(old);
    rmSync(old, { recursive: true, force: true });
  }
}

/** GNU coreutils has it from 9.5 on; nothing is changed where it fails. */
function exchangeAtOnce(target: string, fresh: string): boolean {
  if (process.platform !== 'linux' || !existsSync(target)) return false;
  const run = spawnSync('mv', ['--exchange', '--no-target-directory', '--', fresh, target], {
    stdio: 'ignore',
  });
  return run.status === 0;
}

function renameBoth(target: string, fresh: string, rename: Rename): string[] {
  const replaced: string[] = [];
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(target)) {
        const old = toWorkName(target, 'old');
        rename(target, old);
        replaced.push(old);
      }
      rename(fresh, target);
      return replaced;
    } catch (error) {
      const last = replaced.at(-1);
      if (attempt < ATTEMPTS && isRace(error)) continue;
      if (last && !existsSync(target)) renameSync(last, target);
      throw error;
    }
  }
}

/** Another run took the folder away or put one there in between. */
function isRace(error: unknown): boolean {
  return ['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(toSystemCode(error) ?? '');
}
