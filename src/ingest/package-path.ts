import { fileURLToPath } from 'node:url';

/** Path of a file that ships with this program, wherever it is started from. */
export function toPackagePath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
