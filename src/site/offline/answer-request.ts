import { type Lang, otherLang } from '../../model/records/lang.ts';
import { isRuleNumber, levelOf, parentOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { resolveNumber } from '../../rulebook/history/resolve-number.ts';
import type { BuildInfo } from '../publish/offline-list.ts';
import { hashContent } from './fetch-file.ts';
import { refillBuild } from './install-build.ts';
import { findStored, listCacheNames, loadList, readList } from './load-list.ts';
import { isBesidePages, storeRead, toLang } from './store-read.ts';

/** How long a page that is stored waits for a host that does not answer: a crowded hall has bad connections. */
const PATIENCE = 4000;

/** Names that change with their content: `_assets/…`, `early.1a2b3c4d.js`, `names.15da4138ad410881.json`. */
const NAMED_BY_CONTENT = /^_assets\/|\.[0-9a-f]{8,16}\.(?:js|json)$/;

export interface RequestContext {
  languages: readonly string[];
  /** Lets the worker live until the promise is done. */
  waitUntil: (promise: Promise<unknown>) => void;
  /** Called when the host turns out to have another build. */
  onOtherBuild: () => void;
}

/**
 * Answers one request. With a connection the host's answer is given as it is, so pages and their files are always of
 * one build; without one, everything comes from the caches of this worker's build.
 */
export async function answerRequest(
  build: BuildInfo,
  request: Request,
  around: RequestContext,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(build.base.length);
  const isPage = request.mode === 'navigate';
  const isNamedByContent = NAMED_BY_CONTENT.test(path);
  const stored = await (isNamedByContent ? findIntact : findStored)(build, path);
  if (stored && isNamedByContent) return stored;
  try {
    const response = await (stored ? fetchSoon(request) : fetch(request));
    if (stored && response.status >= 500) return stored;
    const isRead = isPage || isBesidePages(path);
    if (isRead && response.ok && response.type === 'basic' && !response.redirected)
      // Storage may be full: what is read is kept where there is room.
      around.waitUntil(
        storeRead(build, path, response.clone()).then(
          (isOther) => isOther && around.onOtherBuild(),
          () => undefined,
        ),
      );
    if ((isPage || isNamedByContent) && response.ok) around.waitUntil(refillBuild(build));
    return response;
  } catch (error) {
    if (isPage) return answerOffline(build, url, around.languages);
    if (stored) return stored;
    throw error;
  }
}

function fetchSoon(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
    fetch(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Answers for a page without a connection: the page itself, the page above it that holds the rule in full, or the
 * same in the other language, or the page that says what can be done. A short link goes on to the reader's language,
 * and to what was meant in its edition.
 */
async function answerOffline(build: BuildInfo, url: URL, languages: readonly string[]): Promise<Response> {
  const path = url.pathname.slice(build.base.length);
  const stored = await findStored(build, path);
  if (stored) return stored;
  const lang = toLang(path) ?? chooseLanguage(languages);
  const number = readNumber(path);
  const day = url.searchParams.get('ed');
  // Where the link was followed already, its number then is "was" and the number in the path is one of today.
  const isAsked = number && day && !url.searchParams.has('was');
  const answer = isAsked ? await findMeaning(build, number, day) : undefined;
  // What a number meant in another edition is known only where the answers are kept.
  const meant = isAsked ? answer && (answer.page ?? number) : number;
  const home = meant && (await findHome(build, lang, meant));
  if (home) {
    const target = new URL(build.base + home, url.origin);
    target.search = url.search;
    // A page that holds several rules cannot tell which of them was asked for.
    if (isAsked) target.searchParams.set('was', number);
    return Response.redirect(target.href);
  }
  // Either language's pages show both.
  const other = path.replace(/^(ja|en)\//, (_, written) => `${otherLang(written)}/`);
  if (other !== path && (await findStored(build, other)))
    return Response.redirect(new URL(build.base + other + url.search, url.origin).href);
  return (await findStored(build, `${lang}/offline/`)) ?? Response.error();
}

/** Path and fragment of a stored page that holds a rule: its own, else one above it. */
async function findHome(build: BuildInfo, lang: Lang, number: RuleNumber): Promise<string | undefined> {
  for (let each: RuleNumber | undefined = number; each; each = parentOf(each)) {
    const path = `${lang}/cr/${each}/`;
    const page = await findStored(build, path);
    if (page && each === number) return path;
    // A long section only lists its rules.
    if (page && (await page.text()).includes(`id="${number}"`)) return `${path}#${number}`;
    if (levelOf(each) === 'section') return undefined;
  }
  return undefined;
}

/** `ja/cr/702.9b/` or `cr/702.9b/` → 702.9b. */
function readNumber(path: string): RuleNumber | undefined {
  const [, written] = /^(?:(?:ja|en)\/)?cr\/([^/]+)\/?$/.exec(path) ?? [];
  return written !== undefined && isRuleNumber(written) ? written : undefined;
}

function chooseLanguage(languages: readonly string[]): Lang {
  const known = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'ja' || tag === 'en');
  return known === 'ja' ? 'ja' : 'en';
}

/** What a number meant on a day, by the stored answers of the open data; undefined where they are not kept. */
async function findMeaning(build: BuildInfo, number: RuleNumber, day: string) {
  const load = async (path: string) => {
    const stored = await findStored(build, path);
    if (!stored) throw new Error(`not stored: ${path}`);
    return stored.json();
  };
  return resolveNumber(number, day, load).catch(() => undefined);
}

/**
 * The stored answer if its content is the one that the build lists. Where it is another, everything damaged in the shell
 * is thrown away, to be fetched again.
 */
export async function findIntact(build: BuildInfo, path: string): Promise<Response | undefined> {
  const stored = await findStored(build, path);
  if (!stored) return undefined;
  const isList = Object.values(build.lists).includes(path);
  const isWhole = isList
    ? (await readList(stored.clone(), build.id)) !== undefined
    : await isIntact(stored, await findHash(build, path));
  if (isWhole) return stored;
  await remove(build, path);
  await Promise.all(
    build.shell.map(async ([each, hash]) => {
      const other = await findStored(build, each);
      if (other && !(await isIntact(other, hash))) await remove(build, each);
    }),
  );
  return undefined;
}

async function isIntact(stored: Response, hash: string | undefined): Promise<boolean> {
  return hash === undefined || (await hashContent(await stored.clone().arrayBuffer())) === hash;
}

async function remove(build: BuildInfo, path: string): Promise<void> {
  await Promise.all(
    listCacheNames(build).map(async (name) => (await caches.open(name)).delete(build.base + path)),
  );
}

async function findHash(build: BuildInfo, path: string): Promise<string | undefined> {
  const isIt = ([each]: readonly [path: string, ...rest: unknown[]]) => each === path;
  const inShell = build.shell.find(isIt);
  if (inShell) return inShell[1];
  // What is named by its content beside the shell is what both languages share.
  const list = await loadList(build, 'ja').catch(() => undefined);
  return list?.everything.find(isIt)?.[1];
}
