import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts a finished folder in the place of another. Until the last step the old one stands as it was, also where the two
 * are on different disks.
 */
export function replaceFolder(made: string, place: string): void {
  const fresh = `${place}.new`;
  mkdirSync(dirname(place), { recursive: true });
  rmSync(fresh, { recursive: true, force: true });
  try {
    renameSync(made, fresh);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    cpSync(made, fresh, { recursive: true });
    rmSync(made, { recursive: true });
  }
  rmSync(place, { recursive: true, force: true });
  renameSync(fresh, place);
}
