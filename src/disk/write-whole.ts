import { chmodSync, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { toWorkName } from './work-folders.ts';

/** Writes a file whole or not at all, in the place of the one that stands there, with its permissions; a link leads to it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const target = existsSync(file) ? realpathSync(file) : resolve(file);
  makeFolder(dirname(target));
  const fresh = toWorkName(target, 'new');
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  try {
    writeFileSync(fresh, content);
    if (mode !== undefined) chmodSync(fresh, mode);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { force: true });
  }
}
