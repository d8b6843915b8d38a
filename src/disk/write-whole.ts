import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { toWorkName } from './work-folders.ts';

/** Writes a file whole or not at all, in the place of the one that is there, with its permissions and, for root, its owner; a link leads to it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  putWhole(file, (fresh) => writeFileSync(fresh, content));
}

/** Copies a file, however large, whole or not at all, as `writeWhole` writes one. */
export function copyWhole(source: string, file: string): void {
  putWhole(file, (fresh) => copyFileSync(source, fresh));
}

function putWhole(file: string, make: (fresh: string) => void): void {
  const target = existsSync(file) ? realpathSync(file) : resolve(file);
  makeFolder(dirname(target));
  const fresh = toWorkName(target, 'new');
  const old = statSync(target, { throwIfNoEntry: false });
  try {
    make(fresh);
    if (old && process.getuid?.() === 0) chownSync(fresh, old.uid, old.gid);
    if (old) chmodSync(fresh, old.mode);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { force: true });
  }
}
