import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** File by which a folder shows that an earlier build wrote it. */
const SIGN = 'seal.svg';

/**
 * Why a folder cannot be written to, or undefined. The build empties it first, so it must be new, empty or an earlier
 * build's, and must not hold the project.
 */
export function checkOut(out: string): string | undefined {
  const inside = relative(out, process.cwd());
  if (inside === '' || !inside.startsWith('..')) return `${out}: the site cannot be written over the project`;
  if (!existsSync(out)) return undefined;
  if (!statSync(out).isDirectory()) return `${out}: is a file, not a folder`;
  if (readdirSync(out).length > 0 && !existsSync(join(out, SIGN))) {
    return `${out}: holds other files, which the build would remove; name an empty folder`;
  }
  return undefined;
}
