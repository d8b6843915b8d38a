import type { BuildInfo } from '../publish/offline-list.ts';
import { listCacheNames, toCacheNames } from './cache-names.ts';

/** The stored answer for a path below the base, from the caches of one build alone. */
export async function findStored({ base, id }: BuildInfo, path: string): Promise<Response | undefined> {
  for (const cacheName of listCacheNames(toCacheNames(base, id))) {
    const found = await caches.match(base + path, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
