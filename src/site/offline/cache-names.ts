import type { Lang } from '../../model/records/lang.ts';
import type { BuildInfo } from '../publish/offline-list.ts';

/** Beginning of the names of all caches of a site; sites that share a host differ in their base. */
export const toCachePrefix = (base: string): string => `taiyaku-offline:${base}:`;

/**
 * The caches of one build. Nothing of another build is ever put into them, so they are used whole or not at all. The names
 * are on readers' devices as they were first given: another name would lose what is there.
 */
export function toCacheNames(base: string, build: string) {
  const of = (what: string) => `${toCachePrefix(base)}${build}:${what}`;
  return {
    shell: of('shell'),
    /** Pages that were read. */
    read: of('read'),
    /** "Keep everything", finished or not. */
    everything: { en: of('kept-en'), ja: of('kept-ja') },
    /** An empty cache that is there when "keep everything" is finished. */
    complete: { en: of('whole-en'), ja: of('whole-ja') },
  };
}

/** Names of a build's caches in the order they are asked. */
export function listCacheNames({ base, id }: Pick<BuildInfo, 'base' | 'id'>): string[] {
  const { shell, read, everything } = toCacheNames(base, id);
  return [shell, everything.ja, everything.en, read];
}

/** Says that all files of a language are stored. */
export async function markComplete(base: string, build: string, lang: Lang): Promise<void> {
  await caches.open(toCacheNames(base, build).complete[lang]);
}

/** The stored answer for a path below the base, from the caches of one build alone. */
export async function findStored(
  build: Pick<BuildInfo, 'base' | 'id'>,
  path: string,
): Promise<Response | undefined> {
  for (const cacheName of listCacheNames(build)) {
    const found = await caches.match(build.base + path, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
