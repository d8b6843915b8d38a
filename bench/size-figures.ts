import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { measurePages } from './measure-pages.ts';
import { measureLargestScript, measureScripts } from './measure-scripts.ts';
import { measureSearchSizes } from './measure-search-sizes.ts';
import type { Figure } from './print-figures.ts';

/** The budgets that are sizes, as a built site is sent. */
export function listSizeFigures(site: string): Figure[] {
  const pages = measurePages(site);
  const search = measureSearchSizes(site);
  return [
    toKilobytes('html of the median rule page, brotli', pages.medianRulePage, 8),
    toKilobytes(`html of the largest page (${pages.largest.path}), brotli`, pages.largest.brotli, 60),
    toKilobytes('JavaScript of a reading page, brotli', measureScripts(site), 7),
    toKilobytes('largest script that a tool fetches, brotli', measureLargestScript(site), 10),
    toKilobytes('before the first answer of the search, brotli', search.first, 54),
    toKilobytes('full text of both languages, brotli', search.texts, 400),
    {
      what: 'pictures of link previews',
      value: measurePictureSizes(site) / 1024 ** 2,
      unit: 'MB',
      budget: 40,
    },
  ];
}

/** A figure in KB of a number of bytes; the budget is in KB. */
export function toKilobytes(what: string, bytes: number, budget: number): Figure {
  return { what, value: bytes / 1024, unit: 'KB', budget };
}

/** Bytes of all pictures of link previews; none where they are off. */
function measurePictureSizes(site: string): number {
  const folder = join(site, 'pictures');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
