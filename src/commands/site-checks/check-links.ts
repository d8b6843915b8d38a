import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listPaths } from '../../disk/publish-folder.ts';

interface LinkFault {
  /** File in the site, `ja/cr/702.9b/index.html`. */
  page: string;
  /** The link as written, or the id. */
  target: string;
  fault: 'no such page' | 'no such anchor' | 'outside the base' | 'id appears twice';
}

interface LinkOptions {
  /** Path the site was built for, with a slash at each end. */
  base: string;
  /** Address of the host: its own absolute links are checked too. */
  origin: string;
}

/** Checks that every link of a built site leads to a file in it, and every `#…` to an anchor there. */
export function checkLinks(site: string, { base, origin }: LinkOptions) {
  const files = new Set(listPaths(site));
  const pages = new Map<string, PageLinks>();
  for (const file of files) {
    if (/\.(?:html|svg)$/.test(file)) pages.set(file, readPageLinks(readFileSync(join(site, file), 'utf8')));
  }
  const report = { pages: 0, links: 0, faults: [] as LinkFault[] };
  for (const [page, { targets, duplicates }] of pages) {
    if (page.endsWith('.html')) report.pages++;
    for (const id of duplicates) report.faults.push({ page, target: id, fault: 'id appears twice' });
    const address = new URL(base + page.replace(/(^|\/)index\.html$/, '$1'), origin);
    for (const target of targets) {
      const url = new URL(target, address);
      if (url.origin !== address.origin) continue;
      report.links++;
      const fault = findFault(url, base, files, pages);
      if (fault) report.faults.push({ page, target, fault });
    }
  }
  return report;
}

function findFault(
  url: URL,
  base: string,
  files: ReadonlySet<string>,
  pages: ReadonlyMap<string, PageLinks>,
): LinkFault['fault'] | undefined {
  if (!url.pathname.startsWith(base)) return 'outside the base';
  const path = decodeURIComponent(url.pathname.slice(base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (!files.has(file)) return 'no such page';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || !pages.has(file)) return undefined;
  return pages.get(file)?.anchors.has(anchor) ? undefined : 'no such anchor';
}

/** What a page points to and what can be pointed at in it. */
interface PageLinks {
  /** Values of `href` and `src`, the addresses of `srcset`, and the ids that an attribute names, as `#…`, in order. */
  targets: string[];
  /** Values of `id`. */
  anchors: Set<string>;
  /** Ids that occur twice. */
  duplicates: string[];
}

/** Attributes that name other elements of their page. */
const OF_IDS = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'popovertarget',
  'headers',
  'list',
];

/** Reads the links and anchors of an HTML or SVG text. */
function readPageLinks(html: string): PageLinks {
  const links: PageLinks = { targets: [], anchors: new Set(), duplicates: [] };
  const parser = new Parser({
    onopentag(_name, attributes) {
      const { id, href, src, srcset } = attributes;
      if (id !== undefined) {
        if (links.anchors.has(id)) links.duplicates.push(id);
        links.anchors.add(id);
      }
      if (href !== undefined) links.targets.push(href);
      if (src !== undefined) links.targets.push(src);
      for (const candidate of srcset?.split(',') ?? []) {
        const [address] = candidate.trim().split(/\s/, 1);
        if (address) links.targets.push(address);
      }
      for (const name of OF_IDS)
        for (const target of attributes[name]?.split(' ') ?? [])
          links.targets.push(`#${encodeURIComponent(target)}`);
    },
  });
  parser.end(html);
  return links;
}
