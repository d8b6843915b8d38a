import type { Lang } from '../../model/records/lang.ts';
import type { BuildInfo, OfflineList } from '../publish/offline-list.ts';
import { OtherBuildError } from './fetch-file.ts';

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

/**
 * The list of a language, kept once it is loaded. Rejects where the host has none of this build, or something else answers
 * in its place: a network that wants to be signed in to first.
 */
export async function loadList(
  build: Pick<BuildInfo, 'base' | 'id' | 'lists'>,
  lang: Lang,
): Promise<OfflineList> {
  const path = build.lists[lang];
  const stored = await findStored(build, path);
  const kept = stored && (await readList(stored, build.id));
  if (kept) return kept;
  const response = await fetch(build.base + path, { cache: 'no-cache' });
  const list = response.ok ? await readList(response.clone(), build.id) : undefined;
  if (!list) throw new OtherBuildError(`${path}: ${response.status}`);
  const cache = await caches.open(toCacheNames(build.base, build.id).shell);
  await cache.put(build.base + path, response);
  return list;
}

/** The list that an answer holds; undefined where it is none of the build. */
export async function readList(response: Response, build: string): Promise<OfflineList | undefined> {
  try {
    const list: OfflineList = await response.json();
    return list.build === build && Array.isArray(list.everything) ? list : undefined;
  } catch {
    return undefined;
  }
}
