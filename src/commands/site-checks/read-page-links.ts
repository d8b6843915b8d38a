import { Parser } from 'htmlparser2';

/** What a page points to and what can be pointed at in it. */
export interface PageLinks {
  /** Values of `href` and `src`, and the addresses of `srcset`, in order. */
  targets: string[];
  /** Values of `id`. */
  anchors: Set<string>;
  /** Ids that occur twice. */
  duplicates: string[];
}

/** Reads the links and anchors of an HTML or SVG text. */
export function readPageLinks(html: string): PageLinks {
  const links: PageLinks = { targets: [], anchors: new Set(), duplicates: [] };
  const parser = new Parser({
    onopentag(_name, { id, href, src, srcset }) {
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
    },
  });
  parser.end(html);
  return links;
}
