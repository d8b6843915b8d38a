import type { Element, Nodes, Root, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { ShownText, SourceMark, SourceSkip } from '../source-text.ts';
import { findFrame, findImprint } from './find-frame.ts';
import { limitNesting } from './limit-nesting.ts';
import { findTextOffsets, LineBuilder, type LineFacts, rangeOf } from './line-builder.ts';

const parser = unified().use(rehypeParse).freeze();

/** What is no part of a text; kana over kanji say how those are read. */
const NOT_SHOWN = new Set(['script', 'style', 'template', 'head', 'iframe', 'svg', 'title', 'rt', 'rp']);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul option select textarea button caption'.split(
    ' ',
  ),
);
const PARAGRAPHS = new Set(
  'address blockquote div dl h1 h2 h3 h4 h5 h6 ol p pre section table ul'.split(' '),
);
const LISTS = new Set(['ul', 'ol', 'menu']);
const MARKS: ReadonlyMap<string, SourceMark['type']> = new Map(
  Object.entries({ del: 'del', s: 'del', strike: 'del', ins: 'ins' }),
);

/** A step of the walk: a node to enter, or an element to leave. */
type Step = { enter: Nodes } | { leave: string; from: number; to: number; form: LineFacts };

/**
 * The text that a page shows, in lines: block elements and `<br>` end one, white space runs are one space outside `<pre>`.
 * Scripts, styles, comments and the head are skips of those names, all other markup is the skip `markup`; struck-out and
 * inserted text is marked.
 */
export function readHtml(html: string): ShownText {
  const markup = limitNesting(html);
  const root: Root = parser.parse(markup);
  const builder = new LineBuilder(html);
  const skips: SourceSkip[] = [];
  const marks: SourceMark[] = [];
  const isFrame = findFrame(root);
  const steps: Step[] = [{ enter: root }];
  let preformatted = 0;
  let lists = 0;
  let tables = 0;
  const openTables: number[] = [];
  let rows = 0;
  let nextColumn = 0;
  for (let step = steps.pop(); step; step = steps.pop()) {
    if ('leave' in step) {
      endBlock(builder, step.leave);
      if (step.leave === 'a') builder.leaveLink();
      if (step.leave === 'table') openTables.pop();
      if (step.leave === 'pre') preformatted--;
      if (LISTS.has(step.leave)) lists--;
      const type = MARKS.get(step.leave);
      if (type) marks.push({ type, start: step.from, end: step.to });
      builder.setForm(step.form);
      continue;
    }
    const node = step.enter;
    const [from, to] = rangeOf(node);
    if (node.type === 'text') addText(node, builder, markup, preformatted > 0);
    else if (node.type === 'comment') skips.push({ name: 'comment', start: from, end: to });
    else if (node.type === 'element' && NOT_SHOWN.has(node.tagName)) skips.push(...nameSkips(node));
    else if (node.type === 'element' && node.tagName === 'br') builder.endLine();
    else if (node.type === 'element' && node.tagName === 'img') addPicture(node, builder, markup);
    else if (node.type === 'element' || node.type === 'root') {
      const name = node.type === 'element' ? node.tagName : 'html';
      endBlock(builder, name);
      if (name === 'pre') preformatted++;
      if (name === 'a') builder.enterLink();
      if (LISTS.has(name)) lists++;
      if (name === 'li') builder.beginItem(Math.max(1, lists));
      steps.push({ leave: name, from, to, form: builder.form });
      if (name === 'table') openTables.push(++tables);
      if (name === 'tr') {
        rows++;
        nextColumn = 0;
      }
      const column = nextColumn;
      if (name === 'td' || name === 'th') nextColumn += spanOf(node);
      const frame = node.type === 'element' ? isFrame(node) : undefined;
      builder.setForm(
        toForm(name, builder.form, { frame, table: openTables.at(-1) ?? 0, row: rows, column }),
      );
      for (const child of node.children.toReversed()) steps.push({ enter: child });
    }
  }
  builder.endLine();
  builder.checkFrame();
  const imprint = findImprint(root);
  return { lines: builder.lines, skips: [...skips, ...builder.findMarkup()], marks, imprint };
}

/** Ends what is open before a block and after it. */
function endBlock(builder: LineBuilder, name: string): void {
  if (BLOCKS.has(name)) builder.endLine();
  if (PARAGRAPHS.has(name)) builder.endParagraph();
}

interface Entered {
  frame: boolean | undefined;
  table: number;
  row: number;
  column: number;
}

/** What the lines inside an element are, beside what they are already. */
function toForm(name: string, { frame: framed, cell, ...form }: LineFacts, entered: Entered): LineFacts {
  const { table, row, column } = entered;
  const heading = HEADING.exec(name)?.[1];
  const isFrame = entered.frame ?? framed === true;
  const inCell =
    name === 'td' || name === 'th'
      ? { table, row, column, ...(name === 'th' && { head: true as const }) }
      : cell;
  return {
    ...form,
    ...(isFrame && { frame: true }),
    ...(inCell && name !== 'table' && { cell: inCell }),
    ...(heading && { heading: Number(heading) }),
    ...(name === 'dt' && { term: true }),
    ...(name === 'blockquote' && { quoted: true }),
  };
}

const HEADING = /^h([1-6])$/;

/** What a picture says in words. */
function addPicture(node: Element, builder: LineBuilder, markup: string): void {
  const [start, end] = rangeOf(node);
  const [lead] = ALTERNATIVE.exec(markup.slice(start, end)) ?? [];
  const alt = String(node.properties['alt'] ?? '');
  if (lead === undefined || alt.trim() === '') return;
  builder.add(
    alt,
    findTextOffsets(markup, start + markup.slice(start, end).indexOf(lead) + lead.length, end, alt),
    false,
  );
}

const ALTERNATIVE = /\salt\s*=\s*["']?/i;

/** How many columns a cell takes. */
function spanOf(node: Nodes): number {
  const span = node.type === 'element' ? Number(node.properties['colSpan'] ?? 1) : 1;
  return span >= 1 && span <= MOST_COLUMNS ? span : 1;
}

const MOST_COLUMNS = 100;

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
  const [start, end] = rangeOf(node);
  return { name, start, end };
}

function addText(node: Text, builder: LineBuilder, markup: string, preformatted: boolean): void {
  if (!node.position) return;
  const [start, end] = rangeOf(node);
  builder.add(node.value, findTextOffsets(markup, start, end, node.value), preformatted);
}
