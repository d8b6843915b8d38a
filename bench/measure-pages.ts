import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface PageSizes {
  /** Brotli bytes of the median page of rules (`/…/cr/…/`). */
  medianRulePage: number;
  largest: { path: string; brotli: number };
}

/** One in so many pages of rules tells the median; so many of the pages with most bytes hold the largest. */
const SAMPLED = 10;
const LARGEST = 200;

/** Sizes of a built site's HTML, as a host would compress it once, at quality 9. */
export function measurePages(site: string): PageSizes {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  const measure = (file: string) => ({
    path: relative('.', file),
    brotli: toBrotliSize(readFileSync(join(site, file))),
  });
  const rulePages = files
    .filter((file) => /^(?:en|ja)\/cr\/\d/.test(file))
    .filter((_, place) => place % SAMPLED === 0)
    .map((file) => measure(file).brotli)
    .sort((a, b) => a - b);
  const largest = files
    .map((file) => ({ file, size: statSync(join(site, file)).size }))
    .sort((a, b) => b.size - a.size)
    .slice(0, LARGEST)
    .map(({ file }) => measure(file))
    .reduce((a, b) => (b.brotli > a.brotli ? b : a), { path: '', brotli: 0 });
  return { medianRulePage: rulePages[rulePages.length >> 1] ?? 0, largest };
}

/** Bytes after brotli at quality 9, with no larger window than the content fills: a full one takes longer to set up than a page to compress. */
export function toBrotliSize(content: Uint8Array): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  const bits = Math.ceil(Math.log2(content.length + 16));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(most, Math.max(least, bits)),
  };
  return brotliCompressSync(content, { params }).length;
}
