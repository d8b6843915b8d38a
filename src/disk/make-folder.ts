import { existsSync, mkdirSync } from 'node:fs';
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
