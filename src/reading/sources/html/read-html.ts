import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { ShownText, SourceSkip } from '../source-text.ts';
import { findFrame, findImprint } from './find-frame.ts';
import { limitNesting } from './limit-nesting.ts';
import { isSetOffHeading, rangeOf, TreeWalk } from './tree-walk.ts';

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
  const isFrame = findFrame(root);
  const walk = new TreeWalk(markup, {
    nameOf: (node: Nodes) =>
      node.type === 'root' ? 'html' : node.type === 'element' ? nameElement(node) : undefined,
    readOwn,
    isFrame: (node: Nodes) => (node.type === 'element' ? isFrame(node) : undefined),
    beginItem: (_, { builder, lists }) => builder.beginItem(Math.max(1, lists)),
  }).read(root);
  const shown = walk.toShownText();
  walk.builder.checkFrame();
  return { ...shown, imprint: findImprint(root) };
}

/** A paragraph of a few words in bold is a heading by another sign. */
function nameElement({ tagName, children }: Element): string {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isBold = only?.type === 'element' && (only.tagName === 'strong' || only.tagName === 'b');
  const [words, ...more] = isBold && others.length === 0 ? only.children : [];
  const isHeading = words?.type === 'text' && more.length === 0 && isSetOffHeading(words.value.trim());
  return tagName === 'p' && isHeading ? 'h7' : tagName;
}

function readOwn(node: Nodes, walk: TreeWalk): boolean {
  if (node.type === 'text') {
    if (node.position) walk.add(node.value, rangeOf(node));
  } else if (node.type === 'comment') walk.skips.push(toSkip(node, 'comment'));
  else if (node.type !== 'element') return false;
  else if (NOT_SHOWN.has(node.tagName)) walk.skips.push(...nameSkips(node));
  else if (node.tagName === 'br') walk.builder.breakLine();
  else if (node.tagName === 'img') addPicture(node, walk);
  else return false;
  return true;
}

/** What a picture says in words. */
function addPicture(node: Element, walk: TreeWalk): void {
  const { from, to } = rangeOf(node);
  const lead = ALTERNATIVE.exec(walk.text.slice(from, to));
  const alt = String(node.properties['alt'] ?? '');
  if (lead && alt.trim() !== '') walk.add(alt, { from: from + lead.index + lead[0].length, to }, false);
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
