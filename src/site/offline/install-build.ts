import type { Lang } from '../../model/records/lang.ts';
import type { BuildInfo } from '../publish/offline-list.ts';
import { fetchFile, hashContent, toStorable } from './fetch-file.ts';
import { loadList, markComplete, toCacheNames, toCachePrefix } from './load-list.ts';
import { storeFiles } from './store-files.ts';

/**
 * Stores the shell of a build and, where an older build was kept whole, all of the new one: only then is it ready.
 * Rejects when anything is missing; then nothing of it stays, and the older build is in use untouched.
 */
export async function installBuild(build: BuildInfo): Promise<void> {
  const before = new Set(await caches.keys());
  try {
    await storeBuild(build);
  } catch (error) {
    const own = toCachePrefix(build.base) + build.id;
    const begun = (await caches.keys()).filter((name) => name.startsWith(`${own}:`) && !before.has(name));
    await Promise.all(begun.map((name) => caches.delete(name)));
    throw error;
  }
}

let refilled = Promise.resolve();

/** Stores again what the browser or its user threw away of the build at work, where the host still has it. */
export function refillBuild(build: BuildInfo): Promise<void> {
  // One after the other: what is found damaged during one is stored by the next.
  refilled = refilled
    .then(() => storeBuild(build))
    // Published again meanwhile, or no room: pages come from the host.
    .catch(() => undefined);
  return refilled;
}

async function storeBuild(build: BuildInfo): Promise<void> {
  const names = toCacheNames(build.base, build.id);
  const load = (path: string, hash: string) => loadFile(build.base + path, hash);
  await storeFiles(await caches.open(names.shell), build.base, build.shell, { load });
  for (const lang of Object.keys(build.lists) as Lang[]) {
    if (!(await isKeptByAny(build.base, lang))) continue;
    const { everything } = await loadList(build, lang);
    await storeFiles(await caches.open(names.everything[lang]), build.base, everything, { load });
    await markComplete(build.base, build.id, lang);
  }
}

/** Where pages kept the files of the search themselves until November 2026. */
const OF_SEARCH = 'taiyaku-search';

/** Removes what other builds stored. */
export async function removeOtherBuilds({ base, id }: BuildInfo): Promise<void> {
  const own = toCachePrefix(base);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(own) && !name.startsWith(`${own}${id}:`));
  await Promise.all([OF_SEARCH, ...old].map((name) => caches.delete(name)));
}

async function isKeptByAny(base: string, lang: Lang): Promise<boolean> {
  const names = await caches.keys();
  return names.some((name) => name.startsWith(toCachePrefix(base)) && name.endsWith(`:whole-${lang}`));
}

/** A file that an older build stored and that has not changed since, else from the host. */
async function loadFile(address: string, hash: string): Promise<Response> {
  const stored = await caches.match(address, { ignoreVary: true });
  const content = await stored?.arrayBuffer();
  if (stored && content && (await hashContent(content)) === hash) return toStorable(content, stored);
  return fetchFile(address, hash);
}
