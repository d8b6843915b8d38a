import type { BuildInfo } from '../publish/offline-list.ts';
import { findStored, listCacheNames } from './cache-names.ts';
import { hashContent } from './fetch-file.ts';
import { loadList, readList } from './load-list.ts';

/**
 * The stored answer if its content is the one that the build lists. Where it is another, everything damaged in the shell
 * is thrown away, to be fetched again.
 */
export async function findIntact(build: BuildInfo, path: string): Promise<Response | undefined> {
  const stored = await findStored(build, path);
  if (!stored) return undefined;
  const isList = Object.values(build.lists).includes(path);
  const isWhole = isList
    ? (await readList(stored.clone(), build.id)) !== undefined
    : await isIntact(stored, await findHash(build, path));
  if (isWhole) return stored;
  await remove(build, path);
  await Promise.all(
    build.shell.map(async ([each, hash]) => {
      const other = await findStored(build, each);
      if (other && !(await isIntact(other, hash))) await remove(build, each);
    }),
  );
  return undefined;
}

async function isIntact(stored: Response, hash: string | undefined): Promise<boolean> {
  return hash === undefined || (await hashContent(await stored.clone().arrayBuffer())) === hash;
}

async function remove(build: BuildInfo, path: string): Promise<void> {
  await Promise.all(
    listCacheNames(build).map(async (name) => (await caches.open(name)).delete(build.base + path)),
  );
}

async function findHash(build: BuildInfo, path: string): Promise<string | undefined> {
  const isIt = ([each]: readonly [path: string, ...rest: unknown[]]) => each === path;
  const inShell = build.shell.find(isIt);
  if (inShell) return inShell[1];
  // What is named by its content beside the shell is what both languages share.
  const list = await loadList(build, 'ja').catch(() => undefined);
  return list?.everything.find(isIt)?.[1];
}
