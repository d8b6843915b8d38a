import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { toSystemCode } from '../model/diagnostics/explain-error.ts';

/**
 * Makes a folder and those above it that are missing. Node's own way never ends where the system answers that a parent
 * is missing which is there, as `/proc` does.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (toSystemCode(error) !== 'EEXIST') throw error; // another run was first
  }
}

/** Makes the folder of a file, also where an older site had a file of its name or a folder of the file's. */
export function makeRoom(file: string): void {
  let part = dirname(file);
  while (!existsSync(part)) part = dirname(part);
  if (!statSync(part).isDirectory()) rmSync(part, { force: true });
  makeFolder(dirname(file));
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
}
