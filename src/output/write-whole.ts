import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { toWorkName } from './work-folders.ts';

/** Writes a file whole or not at all, in the place of the one that stands there. */
export function writeWhole(file: string, text: string): void {
  const target = resolve(file);
  makeFolder(dirname(target));
  const fresh = toWorkName(target, 'new');
  try {
    writeFileSync(fresh, text);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { force: true });
  }
}
