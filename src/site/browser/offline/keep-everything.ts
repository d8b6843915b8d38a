import { fetchFile, OtherBuildError } from '../../offline/fetch-file.ts';
import { markComplete, toCacheNames } from '../../offline/load-list.ts';
import { storeFiles } from '../../offline/store-files.ts';
import type { OfflineList } from '../../publish/offline-list.ts';

/** How an attempt to keep everything ended. */
export type KeepOutcome = 'done' | 'stopped' | 'full' | 'lost' | 'other';

/**
 * Stores all files of a list; `onProgress` is told the bytes done so far. Whatever is stored before an end that is not
 * `done` stays, and the next attempt goes on from there.
 */
export async function keepEverything(
  base: string,
  list: OfflineList,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<KeepOutcome> {
  const name = toCacheNames(base, list.build).everything[list.lang];
  const sizes = new Map(list.everything.map(([path, , bytes]) => [path, bytes]));
  let done = 0;
  try {
    const cache = await caches.open(name);
    await storeFiles(cache, base, list.everything, {
      load: (path, hash) => fetchFile(base + path, hash, signal),
      onStored: (path) => {
        done += sizes.get(path) ?? 0;
        onProgress(done);
      },
    });
    await markComplete(base, list.build, list.lang);
    return 'done';
  } catch (error) {
    if (signal.aborted) return 'stopped';
    if (error instanceof OtherBuildError) return (await isReplaced(base, list)) ? 'other' : 'lost';
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
    return 'lost';
  }
}

/**
 * Whether the host has another build by now. An answer that is not the file asked for may as well come from a network that
 * wants to be signed in to first, or from a host that is in trouble: then the connection is lost.
 */
async function isReplaced(base: string, { build }: OfflineList): Promise<boolean> {
  try {
    const worker = await fetch(`${base}service-worker.js`, { cache: 'no-store' });
    const isScript = worker.ok && /javascript/.test(worker.headers.get('content-type') ?? '');
    return isScript && !(await worker.text()).includes(build);
  } catch {
    return false;
  }
}

/** Removes what `keepEverything` stored. */
export async function removeEverything(base: string, { build, lang }: OfflineList): Promise<void> {
  const { everything, complete } = toCacheNames(base, build);
  await caches.delete(complete[lang]);
  await caches.delete(everything[lang]);
}

/** Bytes of a list that are stored, and whether that is all of it. */
export async function measureStored(
  base: string,
  list: OfflineList,
): Promise<{ bytes: number; isComplete: boolean }> {
  const { everything, complete } = toCacheNames(base, list.build);
  if (await caches.has(complete[list.lang])) return { bytes: measureList(list), isComplete: true };
  if (!(await caches.has(everything[list.lang]))) return { bytes: 0, isComplete: false };
  const cache = await caches.open(everything[list.lang]);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const bytes = list.everything.reduce((sum, [path, , size]) => sum + (there.has(base + path) ? size : 0), 0);
  return { bytes, isComplete: false };
}

export function measureList({ everything }: OfflineList): number {
  return everything.reduce((sum, [, , bytes]) => sum + bytes, 0);
}
