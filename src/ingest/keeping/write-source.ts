import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exchangeFolder } from '../../disk/exchange-folder.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { clearLeftovers, toWorkName } from '../../disk/work-folders.ts';
import type { Manifest } from '../../reading/sources/manifest.ts';
import { EXCEPTIONS } from './collect-project-sources.ts';

/**
 * Keeps a document with its manifest as a folder, whole or not at all, in the place of the document that stands there; the
 * exceptions beside that one stay.
 */
export function writeSource(folder: string, manifest: Manifest, bytes: Uint8Array): void {
  const target = resolve(folder);
  makeFolder(dirname(target));
  clearLeftovers(target);
  const fresh = toWorkName(target, 'new');
  try {
    mkdirSync(fresh);
    writeFileSync(join(fresh, manifest.file), bytes);
    if (existsSync(join(target, EXCEPTIONS))) copyFileSync(join(target, EXCEPTIONS), join(fresh, EXCEPTIONS));
    writeFileSync(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    exchangeFolder(target, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
