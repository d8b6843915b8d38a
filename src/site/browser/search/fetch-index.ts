import type { SearchManifest } from '../../../features/search/build/search-files.ts';
import type { Layout } from '../../../features/search/index-files.ts';
import { INDEX_VERSION } from '../../../features/search/packed-names.ts';

const CACHE = 'taiyaku-search';

/** Fetches a file of the index and unpacks it; its name changes with its content, so a kept copy is as good as a new one. */
export async function fetchPart<T>(address: string, { unpack }: Layout<T>): Promise<T> {
  const cache = await openCache();
  const kept = await cache?.match(address);
  if (kept) return unpack(await kept.json());
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache?.put(address, response.clone());
  return unpack(await response.json());
}

/** The names of the current files; those last seen when there is no connection. Drops kept files of an older index. */
export async function fetchManifest(address: string): Promise<SearchManifest> {
  const cache = await openCache();
  const fresh = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  const response = fresh?.ok ? fresh : await cache?.match(address);
  if (!response) throw new Error(`${address}: not there`);
  const manifest: SearchManifest = await response.clone().json();
  if (manifest.version !== INDEX_VERSION) throw new Error(`${address}: version ${manifest.version}`);
  if (cache && fresh?.ok) {
    const names = new Set(Object.values(manifest.files));
    for (const request of await cache.keys())
      if (!names.has(request.url.split('/').at(-1) ?? '')) await cache.delete(request);
    await cache.put(address, response);
  }
  return manifest;
}

/** Undefined where the browser keeps nothing for this page. */
async function openCache(): Promise<Cache | undefined> {
  return globalThis.caches?.open(CACHE).catch(() => undefined);
}
