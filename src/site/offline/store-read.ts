import type { Lang } from '../../model/records/lang.ts';
import type { BuildInfo } from '../publish/offline-list.ts';
import { hashContent, toStorable } from './fetch-file.ts';
import { findStored, loadList, toCacheNames } from './load-list.ts';

/** Pages read that are kept; the oldest go first. */
const MOST_READ = 400;

/** Keeps a page that was read, or a file read with it, if it is that of this build. Says whether the host has another. */
export async function storeRead(build: BuildInfo, path: string, response: Response): Promise<boolean> {
  // What both languages share is in either list.
  const lang = toLang(path) ?? (isBesidePages(path) ? 'ja' : undefined);
  if (!lang) return false;
  const list = await loadList(build, lang).catch(() => undefined);
  if (!list) return true;
  const listed = [...list.everything, ...list.pages].find(([each]) => each === path);
  if (!listed) return false;
  const content = await response.arrayBuffer();
  if ((await hashContent(content)) !== listed[1]) return true;
  const cache = await caches.open(toCacheNames(build.base, build.id).read);
  if (await findStored(build, path)) return false;
  await cache.put(build.base + path, toStorable(content, response));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_READ)).map((key) => cache.delete(key)));
  return false;
}

/** Whether a path is of what a page loads while it is read: the contents beside the text, readings over kanji, cards, the search. */
export function isBesidePages(path: string): boolean {
  return /^(?:reading|api\/v1\/cards|search-index)\//.test(path);
}

/** The language of a page, or of the contents beside it, from its path below the base; undefined for what both share. */
export function toLang(path: string): Lang | undefined {
  const [, lang] = /^(?:reading\/contents\/)?(ja|en)[/.]/.exec(path) ?? [];
  return lang === 'ja' || lang === 'en' ? lang : undefined;
}
