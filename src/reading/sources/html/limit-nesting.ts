import { THRESHOLDS } from '../../thresholds.ts';

const LONGEST_TAG = 1 << 16;

const TAG = /<(\/?)([a-z][a-z0-9-]*)[^>]*>/gi;
/** Elements whose end tag is never written or may be left out: they do not nest by standing in a row. */
const UNCLOSED = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option optgroup rt rp colgroup html head body'.split(
    ' ',
  ),
);

/**
 * The same markup with tags nested beyond reason, and tags of absurd length, blanked out by spaces, so that offsets hold
 * and no parser overflows its stack.
 */
export function limitNesting(page: string): string {
  // A comment that never ends would hold the rest of the page.
  const comment = page.lastIndexOf('<!--');
  const isOpen = comment > page.lastIndexOf('-->');
  const html = isOpen ? `${page.slice(0, comment)}    ${page.slice(comment + 4)}` : page;
  let depth = 0;
  let kept = '';
  let from = 0;
  // What no tag ends any more is not looked through from each of its beginnings.
  const end = html.lastIndexOf('>') + 1;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.slice(0, end).matchAll(TAG)) {
    let blank = tag.length > LONGEST_TAG;
    if (!UNCLOSED.has(name.toLowerCase()) && !tag.endsWith('/>')) {
      if (!slash) blank ||= ++depth > THRESHOLDS.most.depth;
      else if (depth > 0) blank ||= depth-- > THRESHOLDS.most.depth;
    }
    if (!blank) continue;
    kept += html.slice(from, index) + ' '.repeat(tag.length);
    from = index + tag.length;
  }
  const open = html.slice(end).search(/<\/?[a-z]/i);
  if (open < 0 || html.length - end - open <= LONGEST_TAG) return kept + html.slice(from);
  return kept + html.slice(from, end + open) + ' '.repeat(html.length - end - open);
}
