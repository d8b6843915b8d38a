import { extname } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { findPicturedSymbol } from '../../../model/records/symbol.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { replaceSpans, type TextSpan } from '../../../model/text/spans.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Imprint, ShownText, SourceSkip } from '../source-text.ts';
import { visitElements } from './elements.ts';
import { findFrame, findIcons, findOpeners } from './find-frame.ts';
import { findBoldLines, findIndents, findLines, findTitles } from './find-names.ts';
import { findRoles, isNoteSign } from './find-roles.ts';
import { findWrittenOffsets, rangeOf, TreeWalk } from './tree-walk.ts';

const parser = unified().use(rehypeParse).freeze();

/** What is no part of a text; kana over kanji say how those are read. */
const NOT_SHOWN = new Set(['script', 'style', 'template', 'head', 'iframe', 'svg', 'title', 'rt', 'rp']);

/**
 * The text that a page shows, in lines: block elements and `<br>` end one, white space runs are one space outside `<pre>`.
 * Scripts, styles, comments and the head are skips of those names, all other markup is the skip `markup`; struck-out and
 * inserted text is marked.
 */
export function readHtml(html: string): ShownText {
  const markup = limitNesting(html);
  const root = parser.parse(markup);
  const roles = findRoles(root);
  const openers = findOpeners(root);
  const isFrame = findFrame(root, roles, openers);
  const icons = findIcons(root);
  const names = new Map([
    ...[...findIndents(root)].map((element) => [element, 'div'] as const),
    ...[...findBoldLines(root), ...openers].map((element) => [element, 'h7'] as const),
    ...findTitles(root).map((element) => [element, 'h1'] as const),
    ...[...findLines(root)].map((element) => [element, 'line'] as const),
  ]);
  const walk = new TreeWalk(markup, {
    nameOf: (node: Nodes) =>
      node.type === 'root' ? 'html' : node.type === 'element' ? (names.get(node) ?? node.tagName) : undefined,
    readOwn: (node: Nodes, walk) => readOwn(node, walk, icons),
    isFrame: (node: Nodes) => (node.type === 'element' ? isFrame(node) : undefined),
    roleOf: (node: Nodes) => (node.type === 'element' ? roles.texts.get(node) : undefined),
    beginItem: (_, { builder, lists }) => builder.beginItem(Math.max(1, lists)),
  }).read(root);
  const shown = walk.toShownText();
  walk.builder.checkFrame();
  walk.builder.markFoot();
  return { ...shown, imprint: findImprint(root) };
}

function readOwn(node: Nodes, walk: TreeWalk, icons: ReadonlySet<Element>): boolean {
  if (node.type === 'text') {
    if (node.position) walk.add(node.value, rangeOf(node));
  } else if (node.type === 'comment') walk.skips.push(toSkip(node, 'comment'));
  else if (node.type !== 'element') return false;
  else if (NOT_SHOWN.has(node.tagName)) walk.skips.push(...nameSkips(node));
  else if (isNoteSign(node)) walk.skips.push(toSkip(node, 'marker'));
  else if (node.tagName === 'br') walk.builder.breakLine();
  else if (icons.has(node)) walk.skips.push(toSkip(node, 'furniture'));
  else if (node.tagName === 'img') addPicture(node, walk);
  else if (node.tagName === 'hr') addRule(node, walk);
  else return false;
  return true;
}

/** A line drawn across a text; in a box of a table it parts nothing but what the box holds. */
function addRule(node: Element, { builder, ...walk }: TreeWalk): void {
  if (builder.form.cell || builder.form.frame) return;
  builder.endParagraph();
  builder.add('***', findWrittenOffsets(walk.text, rangeOf(node), '***'), true);
  builder.endParagraph();
}

/** What a picture says in words; without any, the symbol of the game that its file is named by. */
function addPicture({ properties, ...node }: Element, walk: TreeWalk): void {
  const { from, to } = rangeOf(node);
  const lead = ALTERNATIVE.exec(walk.text.slice(from, to));
  const alt = String(properties['alt'] ?? '').trim();
  const symbol =
    alt === '' ? findPicturedSymbol([properties['src'], properties['className']].join(' ')) : undefined;
  if (symbol) walk.add(symbol, { from, to }, false);
  else if (lead && alt !== '')
    walk.add(String(properties['alt']), { from: from + lead.index + lead[0].length, to }, false);
}

const ALTERNATIVE = /\salt\s*=\s*["']?/i;

/** The skip of an element that is not shown; scripts and styles inside a head are named first. */
function nameSkips(element: Element): SourceSkip[] {
  const inner = element.children.flatMap((child) =>
    child.type === 'element' && (child.tagName === 'script' || child.tagName === 'style')
      ? [toSkip(child, child.tagName)]
      : [],
  );
  return [...inner, toSkip(element, element.tagName)];
}

function toSkip(node: Nodes, name: string): SourceSkip {
  const { from, to } = rangeOf(node);
  return { name, start: from, end: to };
}

/** Names of `<meta>` fields, in small letters, by what they say; the first that is there counts. */
const FIELDS: readonly [keyof Imprint, readonly string[]][] = [
  ['author', ['author', 'article:author', 'dc.creator']],
  [
    'date',
    ['article:published_time', 'date', 'pubdate', 'publishdate', 'publish-date', 'dc.date', 'dc.date.issued'],
  ],
  ['site', ['og:site_name', 'application-name']],
];

/** What the head of a page says of it: its title, who wrote it, when; else the first `<time>` in its text. */
function findImprint(root: Root): Imprint {
  const found: Imprint = {};
  visitElements(root, (element) => readElement(element, found));
  return found;
}

function readElement({ tagName, properties, children }: Element, found: Imprint): void {
  if (tagName === 'title' && found.title === undefined) {
    const title = children.flatMap((child) => (child.type === 'text' ? [child.value] : [])).join('');
    if (title.trim() !== '') found.title = tidySpaces(title);
  }
  if (tagName === 'time' && properties['dateTime']) found.date ??= String(properties['dateTime']);
  const content = tagName === 'meta' ? String(properties['content'] ?? '').trim() : '';
  if (content === '' || content.startsWith('http')) return;
  const name = String(properties['property'] ?? properties['name'] ?? '');
  const field = FIELDS.find(([, names]) => names.includes(name.toLowerCase()))?.[0];
  if (field) found[field] ??= content;
}

const EXTENSIONS = ['.html', '.htm', '.xhtml', '.xhtm'];

const BEGINNING =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

const BLOCK_TAG = /<\/?(?:p|div|table|td|tr|ul|ol|li|h[1-6]|span|br)\b[^<>]{0,300}>/gi;

/** Whether a text is HTML: by its file's name, its first tag, or many block tags near its beginning. */
export function isHtml(text: string, file: string): boolean {
  return EXTENSIONS.includes(extname(file).toLowerCase()) || beginsPage(text) || countTags(text) >= 20;
}

/** Whether a text begins as a page does, `<!DOCTYPE html>`, comments aside. */
export function beginsPage(text: string): boolean {
  return BEGINNING.test(text.slice(0, 4000));
}

/** How many block tags are near the beginning of a text. */
export function countTags(text: string): number {
  return text.slice(0, 20_000).match(BLOCK_TAG)?.length ?? 0;
}

const LONGEST_TAG = 1 << 16;
const TAG = /<(\/?)([a-z][a-z0-9-]*)[^>]*>/gi;

/** Elements whose end tag is never written or may be left out: they do not nest by standing in a row. */
export const UNCLOSED: ReadonlySet<string> = new Set(
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
  const blanks: TextSpan[] = [];
  // What no tag ends any more is not looked through from each of its beginnings.
  const end = html.lastIndexOf('>') + 1;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.slice(0, end).matchAll(TAG)) {
    let blank = tag.length > LONGEST_TAG;
    if (!UNCLOSED.has(name.toLowerCase()) && !tag.endsWith('/>')) {
      if (!slash) blank ||= ++depth > THRESHOLDS.most.depth;
      else if (depth > 0) blank ||= depth-- > THRESHOLDS.most.depth;
    }
    if (blank) blanks.push({ start: index, end: index + tag.length });
  }
  const open = html.slice(end).search(/<\/?[a-z]/i);
  if (open >= 0 && html.length - end - open > LONGEST_TAG)
    blanks.push({ start: end + open, end: html.length });
  return replaceSpans(html, blanks, (blank) => ' '.repeat(blank.end - blank.start));
}
