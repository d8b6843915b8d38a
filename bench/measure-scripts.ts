import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBrotliSize } from './measure-pages.ts';
import { listPageResources } from './page-resources.ts';

/** Brotli bytes of all JavaScript that a reading page loads by itself, modules it imports statically included. */
export function measureScripts(site: string): number {
  const page = readdirSync(join(site, 'ja/cr')).find((name) => /^\d{3}\.\d+$/.test(name));
  return measureFiles(listPageResources(site, `ja/cr/${page}/index.html`).scripts);
}

/** Brotli bytes of the largest script that a page or a tool of it fetches; the workers of search and concordance, which no page waits for, are no part of it. */
export function measureLargestScript(site: string): number {
  const scripts = readdirSync(join(site, '_assets')).filter((name) =>
    /^(?!(?:search|concordance)-worker|create-engine).*\.js$/.test(name),
  );
  return Math.max(0, ...scripts.map((name) => measureFiles([join(site, '_assets', name)])));
}

/** Brotli bytes of files together. */
export function measureFiles(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + toBrotliSize(readFileSync(file)), 0);
}
