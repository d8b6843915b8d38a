import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'astro';
import { checkTarget, hasStamp, STAMP } from '../../disk/check-target.ts';
import { publishFolder } from '../../disk/publish-folder.ts';
import { explainError, toSystemCode } from '../../model/diagnostics/explain-error.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { planApi } from '../../outputs/api/collect-api.ts';
import { HOSTS, type OptionalPart } from '../../outputs/hosts.ts';
import {
  listWantedParts,
  readSiteSettings,
  type SiteSettings,
  warnOfAddress,
} from '../../outputs/site-settings.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';
import { provideParts } from '../model/programs/optional-parts.ts';
import { loadSiteContent, provideSiteContent, type SiteContent } from '../model/site-content.ts';
import { collectPictures } from '../pictures/collect-pictures.ts';
import { makeBuildFolder, remove } from './build-folder.ts';
import { bundleEmbed } from './bundle-embed.ts';
import { checkProject } from './check-project.ts';
import { countAstroPages } from './count-astro-pages.ts';
import { measureParts, type PartSize } from './part-sizes.ts';
import { findExcess, type PlannedFiles, planParts } from './plan-parts.ts';
import { addPublished, checkPublished, isPromised, toListFile } from './published-numbers.ts';
import { snapshotCollections } from './snapshot-collections.ts';
import { writeOfflineFiles } from './write-offline-files.ts';
import { writePictures } from './write-pictures.ts';
import { writeSideFiles } from './write-side-files.ts';

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
  /** Told before each step: what is done, and how far the build is, 0 to 1. */
  onProgress?: (step: string, done: number, detail?: string) => void;
}

export type BuildResult =
  | { ok: true; out: string; pages: number; seconds: number; parts: PartSize[]; notes: string[] }
  | { ok: false; usage: boolean; message: string };

const GENERATED_BY = 'npm run build';

/** Builds the site with Astro from a folder of collections. What cannot be published is told, not thrown. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  const checked = checkTarget(options.out, isSite);
  if ('problem' in checked)
    return { ok: false, usage: true, message: `--out ${options.out}: ${checked.problem}` };
  const unfit = checkProject();
  if (unfit) return { ok: false, usage: false, message: unfit };
  const folder = makeBuildFolder();
  try {
    const settings = readSiteSettings(options);
    const { published, pages, parts } = await makeSite(options, settings, folder, checked.target);
    const notes = noteNumbers(options, settings, join(folder, 'collections'), published);
    const seconds = (performance.now() - start) / 1000;
    return { ok: true, out: checked.target, pages, seconds, parts, notes };
  } catch (error) {
    return { ok: false, usage: false, message: describeFault(error) };
  } finally {
    remove(folder);
  }
}

/** Makes the site in a folder of its own and puts it in its place; the numbers that have a page, and what it is made of. */
async function makeSite(
  options: BuildOptions,
  settings: SiteSettings,
  folder: string,
  target: string,
): Promise<{ published: readonly RuleNumber[]; pages: number; parts: PartSize[] }> {
  const { onProgress } = options;
  const content = join(folder, 'collections');
  const made = join(folder, 'site');
  const drawn = join(folder, 'drawn');
  const { origin: site, base, host } = settings;
  const siteContent = await readContent(options.content, content);
  provideSiteContent(siteContent);
  // Astro takes this from nowhere else.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  onProgress?.('preparing the pages', 0);
  let parts = listWantedParts(settings);
  const counter = countAstroPages(
    (pages) => {
      if ('files' in HOSTS[host]) parts = planParts(host, countPlanned(siteContent, parts, settings, pages));
      provideParts(parts);
    },
    (done, all) => onProgress?.('writing pages', 0.1 + 0.7 * (done / all), `${done} of ${all}`),
  );
  const cacheDir = join(folder, 'astro');
  // Drawn by other threads while this one makes the pages.
  await Promise.all([
    build({ site, base, outDir: made, cacheDir, logLevel: 'error', integrations: [counter] }),
    settings.previewPictures && writePictures(siteContent.book, settings.name, drawn),
  ]);
  if (settings.previewPictures) renameSync(join(drawn, 'pictures'), join(made, 'pictures'));
  onProgress?.('writing data and search index', 0.8);
  await writeSideFiles(siteContent, settings, parts, made);
  await bundleEmbed(settings, siteContent, made);
  onProgress?.('writing the lists for reading offline', 0.9);
  await writeOfflineFiles(siteContent.book, made, base);
  writeFileSync(join(made, STAMP), toStamp(content));
  const { sizes, pages, largest } = measureParts(made);
  const excess = findExcess(host, sizes, largest);
  if (excess) throw new TypeError(excess);
  onProgress?.('putting the site in its place', 0.97);
  publishFolder(made, target);
  return { published: siteContent.history.published, pages, parts: sizes };
}

/** How many files each part of the site would have, before one is written. */
function countPlanned(
  content: SiteContent,
  wanted: ReadonlySet<OptionalPart>,
  settings: SiteSettings,
  pages: number,
): PlannedFiles {
  const { book, history } = content;
  const numbers = history.published.length;
  const data = planApi(content, settings, new Set()).size;
  const counts = {
    previewPictures: collectPictures(book, settings.name).size,
    ruleMarkdown: LANGS.length * numbers,
    oembed: numbers,
  };
  return {
    always: pages + data,
    optional: Object.fromEntries([...wanted].map((part) => [part, counts[part]])),
  };
}

/** The content of a copy of the collections. Throws a `TypeError` with a sentence where it cannot be published. */
async function readContent(collections: string, copy: string): Promise<SiteContent> {
  if (!existsSync(join(collections, 'editions.json')))
    throw new TypeError(
      `${collections}: no collections here; run "npm run ingest" first, or name their folder with --content`,
    );
  snapshotCollections(resolve(collections), copy);
  const content = await loadSiteContent({ ...CONTENT_FOLDERS, collections: copy }).catch((error: unknown) => {
    const message = explainError(error).replaceAll(copy, collections).split('\n', 1)[0];
    throw new TypeError(`cannot be read: ${message}`);
  });
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

function isSite(folder: string): boolean {
  // A build of before the stamp had these two.
  const isOlder = ['service-worker.js', 'api/v1/numbers.json'].every((file) =>
    existsSync(join(folder, file)),
  );
  return isOlder || hasStamp(folder, GENERATED_BY);
}

function toStamp(collections: string): string {
  const file = join(collections, STAMP);
  const { inputs } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return `${JSON.stringify({ generatedBy: GENERATED_BY, inputs }, undefined, 1)}\n`;
}

/** What stopped a build, in a sentence; a fault of the system names its path. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const path = toSystemCode(error) !== undefined && 'path' in error ? `${error.path}: ` : '';
  const file = 'loc' in error && isPlace(error.loc) ? ` (${error.loc.file})` : '';
  return `${path}${explainError(error)}${file}`;
}

function isPlace(value: unknown): value is { file: string } {
  return typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';
}
