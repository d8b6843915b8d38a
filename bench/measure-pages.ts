import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface PageSizes {
  /** Brotli bytes of the median page of rules (`/…/cr/…/`). */
  medianRulePage: number;
  largest: { path: string; brotli: number };
}

/** Sizes of a built site's HTML. Every page is compressed as a host would do it once, at quality 9. */
export function measurePages(site: string): PageSizes {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const rulePages: number[] = [];
  let largest = { path: '', brotli: 0 };
  for (const file of files) {
    const brotli = toBrotliSize(readFileSync(join(site, file)));
    if (/^(?:en|ja)\/cr\/\d/.test(file)) rulePages.push(brotli);
    if (brotli > largest.brotli) largest = { path: relative('.', file), brotli };
  }
  rulePages.sort((a, b) => a - b);
  return { medianRulePage: rulePages[rulePages.length >> 1] ?? 0, largest };
}

/** Bytes after brotli at quality 9. */
export function toBrotliSize(content: Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
