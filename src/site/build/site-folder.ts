import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRoom } from '../../disk/make-folder.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { toShortHash } from './hash-file.ts';

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
