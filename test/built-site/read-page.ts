import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import type { SiteUnderTest } from '../browser/sites.ts';

/** A page of a built site before any script runs; `path` is below the base: `ja/cr/702.2b/`, or a file: `404.html`. */
export function readPage({ out }: SiteUnderTest, path: string): Document {
  const [file = ''] = path.split(/[?#]/);
  return parseHTML(readFileSync(join(out, file.replace(/(?<=^|\/)$/, 'index.html')), 'utf8')).document;
}

/** The text of an element, its blanks as a browser draws them; empty where there is none. */
export function readText(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The first element that `selector` finds and whose text has `words`. */
export function findByText(
  within: ParentNode,
  selector: string,
  words: string | RegExp,
): Element | undefined {
  return [...within.querySelectorAll(selector)].find((each) => readText(each).match(words));
}

/**
 * Where a link leads: its path below the base, that page, and the element that the fragment names. Throws where there is
 * no such page, and without a link.
 */
export function followLink(
  site: SiteUnderTest,
  link: Element | undefined | null,
): { path: string; page: Document; target: Element | null } {
  const href = link?.getAttribute('href');
  if (!href?.startsWith(site.base)) throw new Error(`no link into the site: ${href}`);
  const path = href.slice(site.base.length);
  const page = readPage(site, path);
  return { path, page, target: page.getElementById(decodeURIComponent(path.split('#')[1] ?? '')) };
}
