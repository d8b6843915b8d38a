/** Files fetched at once: as many as a browser opens to one host over HTTP/1.1. */
const AT_ONCE = 6;

export interface StoreOptions {
  /** Gives the file at a path; rejects to end the whole. */
  load: (path: string, hash: string) => Promise<Response>;
  /** Called after each file. */
  onStored?: (path: string) => void;
}

/** Puts files into a cache, leaving those that are there already. Rejects with the first failure; can be resumed. */
export async function storeFiles(
  cache: Cache,
  base: string,
  files: readonly (readonly [path: string, hash: string, ...rest: unknown[]])[],
  { load, onStored }: StoreOptions,
): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const waiting = files.toReversed();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, hash] = next;
      if (!there.has(base + path)) await cache.put(base + path, await load(path, hash));
      onStored?.(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).catch((error: unknown) => {
    waiting.length = 0;
    throw error;
  });
}
