import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { build } from 'astro';
import type { Book } from '../book/book.ts';
import { loadBook } from '../book/load-book.ts';
import { createHistory } from '../history/create-history.ts';
import { bundleEmbed } from './bundle-embed.ts';
import { checkOut } from './check-out.ts';
import { checkPublished } from './check-published.ts';
import { countPages } from './count-pages.ts';
import { replaceFolder } from './replace-folder.ts';
import { readSiteSettings } from './site-settings.ts';
import { writeOfflineFiles } from './write-offline-files.ts';
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
}

export type BuildResult =
  | { ok: true; out: string; pages: number; seconds: number }
  | { ok: false; usage: boolean; message: string };

/** Builds the site with Astro from a folder of collections. Content that cannot be published is told, not thrown. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  const content = resolve(options.content);
  const out = resolve(options.out);
  const refused = checkOut(out);
  if (refused) return { ok: false, usage: true, message: refused };
  let book: Book;
  try {
    book = loadBook({ collections: content, authored: 'content' });
    const lost = checkPublished(content, createHistory(book).published);
    if (lost) return { ok: false, usage: false, message: `${options.content}: ${lost}` };
  } catch (error) {
    return { ok: false, usage: false, message: describeFault(options.content, error) };
  }

  // Astro reads its content and its configuration by itself: the environment is the only way to hand these over.
  process.env['TAIYAKU_CONTENT'] = content;
  if (options.origin) process.env['TAIYAKU_ORIGIN'] = options.origin;
  if (options.base) process.env['TAIYAKU_BASE'] = options.base;
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const { made, cache } = toWorkFolders(out);
  await build({ outDir: made, cacheDir: cache, logLevel: 'error' });
  await writeSideFiles(book, made);
  await bundleEmbed(made);
  await writeOfflineFiles(book, made, readSiteSettings().base);
  replaceFolder(made, out);
  return { ok: true, out, pages: countPages(out), seconds: (performance.now() - start) / 1000 };
}

/**
 * Where the site is made before it takes its place: an interrupted build leaves the old one whole. Inside the project,
 * because Astro puts its own intermediate files of any other folder in one place, where two builds would meet.
 */
function toWorkFolders(out: string): { made: string; cache: string } {
  const id = createHash('sha256').update(out).digest('hex').slice(0, 12);
  return { made: join('.cache', `build-${id}`, 'site'), cache: join('.cache', `build-${id}`, 'astro') };
}

function describeFault(content: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isMissing = 'code' in error && error.code === 'ENOENT';
  return isMissing
    ? `${content}: no collections here; run "npm run ingest" first, or name their folder with --content`
    : `${content}: not collections as ingest writes them: ${error.message.split('\n', 1)[0]}`;
}
