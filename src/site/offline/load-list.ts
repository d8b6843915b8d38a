import type { Lang } from '../../model/records/lang.ts';
import type { BuildInfo, OfflineList } from '../publish/offline-list.ts';
import { toCacheNames } from './cache-names.ts';
import { OtherBuildError } from './fetch-file.ts';
import { findStored } from './find-stored.ts';

/** The list of a language, kept once it is loaded. Rejects where the host no longer has that of this build. */
export async function loadList(build: BuildInfo, lang: Lang): Promise<OfflineList> {
  const path = build.lists[lang];
  const stored = await findStored(build, path);
  if (stored) return stored.json();
  const response = await fetch(build.base + path);
  if (!response.ok) throw new OtherBuildError(`${path}: ${response.status}`);
  const cache = await caches.open(toCacheNames(build.base, build.id).shell);
  await cache.put(build.base + path, response.clone());
  return response.json();
}
