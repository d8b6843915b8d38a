import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { explainError } from '../model/diagnostics/explain-error.ts';

/** Folders of other people's code and of version control. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', '.git', '.hg', '.svn', '.jj']);

/** A file to read, or what kept us from a folder. */
export type FoundFile = { file: string; problem?: string };

/**
 * The files that a path names: itself, or all below it in the order of their names. Links inside a folder are not
 * followed, so that no file is read twice and no loop entered. Throws where the path itself is not there.
 */
export function listFiles(path: string): FoundFile[] {
  if (!statSync(path).isDirectory()) return [{ file: path }];
  const found: FoundFile[] = [];
  const open = [path];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    let names: string[];
    const files: FoundFile[] = [];
    try {
      names = listNames(folder, files).sort().reverse();
    } catch (error) {
      found.push({ file: toShown(folder), problem: explainError(error) });
      continue;
    }
    const folders: string[] = [];
    for (const name of names) {
      const inside = join(folder, name);
      const entry = lstatSync(inside, { throwIfNoEntry: false });
      if (entry?.isDirectory() && !LEFT_OUT.has(name)) folders.push(inside);
      else if (entry?.isFile()) files.unshift({ file: toShown(inside) });
    }
    found.push(...files);
    open.push(...folders);
  }
  return found;
}

/** The names in a folder. One that is not UTF-8, as an archive from Japanese Windows unpacks, cannot be opened by a string. */
function listNames(folder: string, unreadable: FoundFile[]): string[] {
  const names = readdirSync(folder, { encoding: 'buffer' });
  return names.flatMap((bytes) => {
    const name = bytes.toString();
    if (bytes.equals(Buffer.from(name))) return [name];
    const shown = toShown(join(folder, new TextDecoder('shift_jis').decode(bytes)));
    unreadable.push({ file: shown, problem: 'its name is not in UTF-8; give it another name' });
    return [];
  });
}

function toShown(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}
