import type { Lang } from '../../model/records/lang.ts';
import type { BuildInfo, OfflineList } from '../publish/offline-list.ts';
import { findStored, toCacheNames } from './cache-names.ts';
import { OtherBuildError } from './fetch-file.ts';

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
