import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { checkTarget, hasStamp, STAMP } from '../../disk/check-target.ts';
import { listPaths, publishFolder, removeOthers } from '../../disk/publish-folder.ts';
import { explainError } from '../../model/diagnostics/explain-error.ts';
import { currentProject } from '../../model/game/current-game.ts';
import { LANGS } from '../../model/records/lang.ts';
import { packNumbers } from '../../model/records/number-list.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { planApi } from '../../outputs/api/collect-api.ts';
import { HOSTS, type OptionalPart } from '../../outputs/hosts.ts';
import { readSiteSettings, type SiteSettings, warnOfAddress } from '../../outputs/site-settings.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';
import { openTokenizer } from '../../rulebook/book/terms/segment-japanese.ts';
import { collectFuriganaTexts } from '../model/reading/furigana-texts.ts';
import { loadSiteContent, provideSiteContent, type SiteContent } from '../model/site-content.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { collectOfflineFiles, type SiteFile } from '../publish/collect-offline-files.ts';
import {
  keepSpare,
  makeBuildFolder,
  makeSiteFolder,
  openSiteFolder,
  snapshotCollections,
} from './build-folder.ts';
import type { ThreadTasks } from './build-thread.ts';
import { type BuildWorker, startProcess, startThread } from './build-worker.ts';
import { fillServiceWorker, SERVICE_WORKER } from './bundle-scripts.ts';
import type { BundleTasks } from './bundle-site.ts';
import { checkProject } from './check-project.ts';
import { describeFault } from './describe-fault.ts';
import { toShortHash } from './hash-file.ts';
import { hashPageInputs } from './hash-page-inputs.ts';
import { countMade, countReused, makePages, planPages } from './page-blocks.ts';
import { openPageCache, pruneKept } from './page-cache.ts';
import { findExcess, measureParts, type PartSize, type PlannedFiles, planParts } from './part-sizes.ts';
import { addPublished, checkPublished, isPromised, toListFile } from './published-numbers.ts';
import { writePictures } from './write-pictures.ts';
import { makeSitemap } from './write-side-files.ts';

export interface BuildOptions {
  /** Folder of the collections. */
  content: string;
  /** Folder the site is written to, in the place of what an earlier build left there. */
  out: string;
  /** Address of the host, where it is not the one of `content/site.json`. */
  origin?: string;
  /** Path the site lives under, with a slash at each end. */
  base?: string;
  /** Whether its numbers join the list of the published ones: not in a test. */
  keepNumbers?: boolean;
  /** Makes every page, also those that an earlier build kept. */
  fresh?: boolean;
  /** Told before each step: what is done, and how far the build is, 0 to 1. */
  onProgress?: (step: string, done: number, detail?: string) => void;
}

/** What a site is made of: the numbers that have a page, how many pages, and how many of them an earlier build had made. */
interface MadeSite {
  published: readonly RuleNumber[];
  pages: number;
  reused: number;
  parts: PartSize[];
}

export type BuildResult =
  | ({ ok: true; out: string; seconds: number; notes: string[] } & Omit<MadeSite, 'published'>)
  | { ok: false; usage: boolean; message: string };

const GENERATED_BY = 'npm run build';

/** How much a heap grows until it is collected again, in percent: by itself it grows by far more than pages need. */
const HEAP_GROWTH = 60;

const KEPT_PAGES = resolve('.cache/pages');
/** Bytes of kept pages: those of some sites. */
const MOST_KEPT = 100e6;

/** Builds the site with Astro from a folder of collections. What cannot be published is told, not thrown. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const checked = checkTarget(options.out, (folder) => hasStamp(folder, GENERATED_BY));
  if ('problem' in checked)
    return { ok: false, usage: true, message: `--out ${options.out}: ${checked.problem}` };
  const unfit = checkProject();
  if (unfit) return { ok: false, usage: false, message: unfit };
  const folder = makeBuildFolder();
  try {
    const settings = readSiteSettings(options);
    const { published, ...site } = await makeSite(options, settings, folder, checked.target);
    const notes = noteNumbers(options, settings, join(folder, 'collections'), published);
    const seconds = (performance.now() - start) / 1000;
    return { ok: true, out: checked.target, seconds, notes, ...site };
  } catch (error) {
    return { ok: false, usage: false, message: describeFault(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the site in a folder of its own and puts it in its place. */
async function makeSite(
  options: BuildOptions,
  settings: SiteSettings,
  folder: string,
  target: string,
): Promise<MadeSite> {
  const { onProgress } = options;
  const collections = join(folder, 'collections');
  const made = join(folder, 'site');
  copyCollections(options.content, collections);
  const project = currentProject();
  // A process, whose memory is given back before most pages are made.
  const bundling = startProcess<BundleTasks>('./bundle-site.ts');
  const files = join(folder, 'files');
  const code = bundling.ask('bundlePages', {
    project,
    settings,
    hasCards: existsSync(join(collections, 'cards.json')),
    files,
    pages: join(folder, 'pages'),
    cacheDir: join(folder, 'astro'),
  });
  // Before the other thread starts, which then finds the dictionary unpacked.
  openTokenizer();
  const thread = startThread<ThreadTasks>('./build-thread.ts');
  const read = thread.ask('readContent', { project, folders: { ...CONTENT_FOLDERS, collections } });
  try {
    const content = readContent(options.content, collections);
    makeSiteFolder(made);
    const { edition } = content.book;
    const embed = { edition: edition.id, numbers: packNumbers(content.history.known) };
    const scripts = bundling.ask('bundleScripts', { settings, embed, files }).finally(bundling.stop);
    const pages = makeAllPages(options, settings, folder, content, { thread, code });
    const [{ files: written, reused }] = await Promise.all([pages, scripts, read]);
    onProgress?.('writing the lists of files', 0.9);
    const all = finishSite(content, settings, folder, written);
    const { sizes, pages: count, largest } = measureParts(all);
    const excess = findExcess(settings.host, sizes, largest);
    if (excess) throw new TypeError(excess);
    onProgress?.('putting the site in its place', 0.97);
    publishFolder(made, target, { keep: keepSpare });
    return { published: content.history.published, pages: count, reused, parts: sizes };
  } finally {
    bundling.stop();
    await thread.stop();
  }
}

/**
 * Adds to the files that are written what was bundled and the lists of them all, what reading offline needs among them. Gives
 * all files; there are no others in the site.
 */
function finishSite(
  content: SiteContent,
  settings: SiteSettings,
  folder: string,
  written: readonly SiteFile[],
): SiteFile[] {
  const [made, bundled] = [join(folder, 'site'), join(folder, 'files')];
  const site = openSiteFolder(made);
  const listAll = () => [...written, ...site.files];
  for (const path of listPaths(bundled))
    if (path !== SERVICE_WORKER) site.write(path, readFileSync(join(bundled, path)));
  site.write('sitemap.xml', makeSitemap(content, settings, written));
  const { info, lists } = collectOfflineFiles(content.book, listAll(), settings.base, toShortHash);
  for (const [path, list] of lists) site.write(path, list);
  const worker = readFileSync(join(bundled, SERVICE_WORKER), 'utf8');
  site.write(SERVICE_WORKER, fillServiceWorker(worker, info));
  site.write(STAMP, toStamp(join(folder, 'collections')));
  const all = listAll();
  removeOthers(made, new Set(all.map(({ path }) => path)));
  return all;
}

/** Makes the pages and pictures in this thread and, with the data beside them, in the other one. */
async function makeAllPages(
  { fresh, onProgress }: BuildOptions,
  settings: SiteSettings,
  folder: string,
  content: SiteContent,
  { thread, code }: { thread: BuildWorker<ThreadTasks>; code: Promise<ReadonlyMap<string, string>> },
): Promise<{ files: SiteFile[]; reused: number }> {
  const { host } = settings;
  const site = join(folder, 'site');
  provideSiteContent(content);
  onProgress?.('preparing the pages', 0);
  const key = fresh ? undefined : hashPageInputs(join(folder, 'collections'), settings);
  const begin = (parts: ReadonlySet<OptionalPart>) => {
    provideSiteContent({ ...content, parts });
    return {
      side: thread.ask('writeSideFiles', { settings, parts, made: site, kept: KEPT_PAGES, key }),
      settled: [...parts].sort().join(),
    };
  };
  // Only where the host counts files must the data wait until the pages are counted.
  let begun = 'files' in HOSTS[host] ? undefined : begin(content.parts);
  const pictures = openSiteFolder(site);
  const cache = openPageCache(KEPT_PAGES, new Map());
  if (settings.previewPictures) await writePictures(content.book, settings.name, pictures, { cache, key });
  const inputs = {
    made: site,
    bundled: join(folder, 'pages'),
    address: settings,
    kept: KEPT_PAGES,
    key,
    onPaths: (all: number) => {
      begun ??= begin(planParts(host, countPlanned(content, settings, all)));
      return begun.settled;
    },
  };
  const work = await planPages(inputs, await code);
  const all = work.blocks.reduce((sum, { paths }) => sum + paths.length, 0);
  const ofThread = thread.ask('makePages', work);
  const onBlock = () => {
    const done = countMade(work);
    onProgress?.('writing pages', 0.1 + 0.8 * (done / all), `${done} of ${all}`);
  };
  const made = await Promise.all([makePages(work, 'start', onBlock), ofThread, begun?.side ?? []]);
  const files = [...pictures.files, ...made.flat()];
  if (!fresh) pruneKept(KEPT_PAGES, MOST_KEPT);
  return { files, reused: countReused(work) };
}

/** How many files each part of the site would have, before one is written. */
function countPlanned(content: SiteContent, settings: SiteSettings, pages: number): PlannedFiles {
  const { book, history, parts } = content;
  const numbers = history.published.length;
  const data = planApi(content, settings, new Set()).size + collectFuriganaTexts(book).size;
  const counts = {
    previewPictures: collectPictures(book, settings.name).size,
    ruleMarkdown: LANGS.length * numbers,
    oembed: numbers,
  };
  return {
    always: pages + data,
    optional: Object.fromEntries([...parts].map((part) => [part, counts[part]])),
  };
}

/** Copies the collections that a site is made of. Throws a `TypeError` with a sentence where there are none. */
function copyCollections(collections: string, copy: string): void {
  if (!existsSync(join(collections, 'editions.json')))
    throw new TypeError(
      `${collections}: no collections here; run "npm run ingest" first, or name their folder with --content`,
    );
  snapshotCollections(resolve(collections), copy);
}

/** The content of their copy. Throws a `TypeError` with a sentence where it cannot be published. */
function readContent(collections: string, copy: string): SiteContent {
  let content: SiteContent;
  try {
    content = loadSiteContent({ ...CONTENT_FOLDERS, collections: copy });
  } catch (error) {
    const message = explainError(error).replaceAll(copy, collections).split('\n', 1)[0];
    throw new TypeError(`cannot be read: ${message}`);
  }
  const lost = checkPublished(toListFile(collections), content.history.published);
  if (lost) throw new TypeError(`${collections}: ${lost}`);
  return content;
}

/** What the person who builds should know besides. */
function noteNumbers(
  { content, keepNumbers }: BuildOptions,
  settings: SiteSettings,
  copy: string,
  numbers: readonly RuleNumber[],
): string[] {
  const notes = [warnOfAddress(settings)].filter((note) => note !== undefined);
  const list = toListFile(content);
  if (!keepNumbers || !isPromised(list, copy)) return notes;
  const added = addPublished(list, numbers);
  if (added > 0)
    notes.push(`${added} numbers joined ${list}: commit it, and no later build loses their addresses.`);
  return notes;
}

function toStamp(collections: string): string {
  const file = join(collections, STAMP);
  const { inputs } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return `${JSON.stringify({ generatedBy: GENERATED_BY, inputs }, undefined, 1)}\n`;
}
