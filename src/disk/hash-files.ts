import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * SHA-256, in hexadecimal, of files of the project and of what is below its folders, with their paths; of a folder given by
 * its whole path, with the paths below it, wherever it stands. What is not there counts as absent. `isCounted` is asked of
 * every file, by its path.
 */
export function hashFiles(paths: readonly string[], seed = '', isCounted = (_path: string) => true): string {
  const hash = createHash('sha256').update(seed);
  for (const root of paths)
    for (const path of listFiles(root).filter(isCounted)) {
      const name = isAbsolute(root) ? relative(root, path) : path;
      hash
        .update(`${name}\0`)
        .update(readFileSync(toFile(path)))
        .update('\0');
    }
  return hash.digest('hex');
}

const toFile = (path: string) => (isAbsolute(path) ? path : join(PROJECT, path));

/** A file, or those below a folder, in the order of their names. */
function listFiles(path: string): string[] {
  const entry = statSync(toFile(path), { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry ? [path] : [];
  return readdirSync(toFile(path), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(path, each.parentPath.slice(toFile(path).length), each.name))
    .sort();
}

/** The SHA-256 of a document as its manifest has it: 64 hexadecimal digits. */
export function toSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
