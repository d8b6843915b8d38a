import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Loader } from 'astro/loaders';

/**
 * Loads a JSON file, or each of a folder, as one entry named like the file; a list becomes `{ list }`.
 * A folder that is not there has no entries.
 */
export function loadFiles(path: string): Loader {
  return {
    name: 'taiyaku-files',
    async load({ store, parseData, watcher }) {
      store.clear();
      watcher?.add(path);
      for (const file of await findFiles(path)) {
        const id = basename(file, '.json');
        const value: unknown = JSON.parse(await readFile(file, 'utf8'));
        const data = await parseData({
          id,
          data: Array.isArray(value) ? { list: value } : { ...(value as object) },
        });
        store.set({ id, data });
      }
    },
  };
}

async function findFiles(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (path.endsWith('.json')) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}
