import { extname } from 'node:path';
import type { Nodes, Paragraph, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { endsIn } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf, withoutLanguage } from '../../words.ts';
import { readHtml, UNCLOSED } from '../html/read-html.ts';
import { findWrittenOffsets, isLinks, isSetOffHeading, rangeOf, TreeWalk } from '../html/tree-walk.ts';
import type { Stretch } from '../placed-line.ts';
import { LINE_END, type ShownText, type SourceMark } from '../source-text.ts';

/** What HTML calls the elements that it has. */
const NAMES: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'blockquote',
  delete: 'del',
  list: 'ul',
  listItem: 'li',
  root: 'html',
  table: 'table',
  tableRow: 'tr',
};

/**
 * The text that a Markdown document shows, in lines: headings with their level, items with their depth, cells, code and
 * quotations as such; the line ends inside a paragraph mean nothing. What sets words off or links them is the skip
 * `markup`. Undefined where the text nests beyond reason.
 */
export function readMarkdown(text: string): ShownText | undefined {
  const root = parseMarkdown(quoteBoxes(text));
  if (!root) return undefined;
  const heads = new Set<Nodes>();
  const items = new Set<Nodes>();
  /** Words in bold on a line of their own, the first of a paragraph. */
  const leads = new Set<Nodes>();
  const opened = new Map<SourceMark['type'], number>();
  const closed = listClosed(text);
  const isHashed = text.split(LINE_END).filter((line) => HASHED.test(line)).length >= THRESHOLDS.several;
  return new TreeWalk(text, {
    hasWrittenRoom: true,
    nameOf: (node: Nodes) => {
      if (node.type === 'table') for (const cell of node.children[0]?.children ?? []) heads.add(cell);
      if (node.type === 'tableCell') return heads.has(node) ? 'th' : 'td';
      if (node.type === 'heading') return `h${node.depth}`;
      // An item of a few words in bold heads nothing.
      if (node.type === 'listItem' && node.children.length === 1)
        for (const only of node.children) items.add(only);
      if (node.type === 'paragraph') return items.has(node) ? 'p' : nameParagraph(node, text, leads);
      if (leads.has(node)) return 'h7';
      if (node.type === 'blockquote' && isBox(node, text)) return 'div';
      return NAMES[node.type] ?? 'span';
    },
    readOwn: (node: Nodes, walk) => {
      if (isHashed && node.type === 'text') {
        addHashed(node.value, rangeOf(node), walk);
        return true;
      }
      if (node.type !== 'html') return readOwn(node, walk);
      addHtml(rangeOf(node), walk, opened, closed);
      return true;
    },
    roleOf: (node: Nodes) => {
      if (node.type === 'footnoteDefinition') return 'footnote';
      const first = node.type === 'blockquote' ? node.children[0] : node;
      if (first?.type !== 'paragraph') return undefined;
      const [printed = ''] = text.slice(rangeOf(first).from, rangeOf(first).to).split(LINE_END, 1);
      const kind = (node === first ? BOX : CALLOUT).exec(printed.trimEnd())?.[1]?.toLowerCase();
      return isOneOf(kind, 'question', 'help', 'faq')
        ? 'question'
        : isOneOf(kind, ...ANSWERS)
          ? 'answer'
          : undefined;
    },
    isFrame: (node: Nodes) => (node.type === 'list' && isLinks(node, hrefOf) ? true : undefined),
    beginItem: (node: Nodes, { builder, lists }) => {
      const { from, to } = rangeOf(node);
      const isText = node.type === 'listItem' && node.children[0]?.type === 'paragraph';
      const [mark = ''] = (isText && ITEM_MARK.exec(text.slice(from, to))) || [];
      if (isText) builder.beginItem(lists, { text: mark, offset: from });
    },
  })
    .read(root)
    .toShownText();
}

/** Where a link leads. */
function hrefOf(node: Node): string | undefined {
  return node.type === 'link' && 'url' in node ? String(node.url) : undefined;
}

/**
 * Whether a paragraph is a heading by another sign, nothing but a few words set off, or the term above its meaning. Words in bold
 * on its first line head it, and are added to `leads`; before a colon they lead to what is behind it.
 */
function nameParagraph(node: Paragraph, text: string, leads: Set<Nodes>): string {
  const [first, second] = node.children;
  const { from, to } = rangeOf(node);
  const name = first && findBoldName(first);
  if (name !== undefined && !second) return 'h7';
  const [, below = ''] = text.slice(from, to).split(LINE_END, 2);
  if (MEANING.test(below.trimStart())) return 'dt';
  const isAlone = second?.type === 'break' || (second?.type === 'text' && second.value.startsWith('\n'));
  if (first && name !== undefined && isAlone && !endsIn(name, ':')) leads.add(first);
  return 'p';
}

/** The few words that a node sets off in bold, and nothing else. */
function findBoldName(node: Nodes): string | undefined {
  const [inner, ...others] = node.type === 'strong' ? node.children : [];
  const isName = inner?.type === 'text' && others.length === 0 && isSetOffHeading(inner.value);
  return isName ? inner.value : undefined;
}

/** A heading as people write it who leave out the blank, alone on its line: `##遊び方`; a line of such words is one of tags. */
const HASHED = /^(#{1,6})[^#\s!][^#\n]*$/;

/** What a line of a list of definitions begins with. */
const MEANING = /^:[ \t]+(?=\S)/;
/** What makes a quotation a box of its kind: `[!NOTE]`, `[!tip]- `. */
const CALLOUT = /^\[!(\w+)\][-+]?[ \t]*/;
/** What sites call the boxes that they know. */
const BOX_KINDS =
  'note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|missing|danger|error|bug|example|snippet|quote|cite';
/** The head of a box whose text is set in below it, or of one of several that take its place: `!!! note`, `??? question "…"`, `=== "日本語"`. */
const BOX = new RegExp(
  `^(?:(?:!!!|\\?\\?\\?\\+?) {1,4}(${BOX_KINDS})(?: inline)?(?: end)?(?: {1,4}"(.{0,200})")?|===[+!]? {1,4}"(.{0,200})")$`,
);

/** The same text with what is set in below the heads of boxes as quotations, for it would be read as code. */
function quoteBoxes(text: string): string {
  const open: number[] = [];
  const quote = (line: string) => {
    const bare = line.trimStart();
    if (bare === '') return line;
    const indent = line.length - bare.length;
    while (indent < (open.at(-1) ?? -4) + 4) open.pop();
    const quoted = open.reduce((set, at) => `${set.slice(0, at)}>   ${set.slice(at + 4)}`, line);
    if (open.length < THRESHOLDS.opening && !line.includes('\t') && BOX.test(bare.trimEnd()))
      open.push(indent);
    return quoted;
  };
  return text.split('\n').map(quote).join('\n');
}

/** Whether a quotation is one only for the parser. */
function isBox(node: Nodes, text: string): boolean {
  return text.charAt(rangeOf(node).from) === ' ';
}

/** What boxes are called that answer those of a `[!question]`. */
const ANSWERS = ['success', 'check', 'done', 'answer'];
/**
 * What only the program that makes the page reads: `{{< figure >}}`, `{% link %}` as where a link leads, a comment, `{ .name #place }`, the name of a
 * picture, `:warning:`. The name of what is to be filled in, `draw {{number}} cards`, is text.
 */
const OF_PROGRAM =
  /\[(?=[^[\]]{0,200}\]\(\{[{%])|\]\(\{[{%].{0,400}?[%}]\}\)|(?<=^\s*)\{\{.{0,400}?\}\}(?=\s*$)|\{\{(?![\p{L}\d _-]{1,60}\}\}).{0,400}?\}\}|\{%.{0,400}?%\}|\{\/\*.{0,400}?\*\/\}|\s?\{\s?[#.][\w:-][^{}]{0,100}\}|(?<=^|\s):[a-z][\w+-]{1,40}:(?=\s|$|\{)/gu;
/** `1. `, `- `, with one blank. */
const ITEM_MARK = /^(?:[-*+]|\d{1,9}[.)])[ \t]?/;
/** What a program shows beside a title of how a project is: a picture of a few words. */
const BADGE = /\bbadges?\b|shields\.io/i;
/** What opens code: its fence with the language, or its ticks. */
const FENCE = /^(?:(?:`{3,}|~{3,})[^\n]*\n|`+)/;

function readOwn(node: Nodes, walk: TreeWalk): boolean {
  const range = rangeOf(node);
  const { builder } = walk;
  if (node.type === 'text') addText(node.value, range, walk);
  else if (node.type === 'inlineCode') addCode(node.value, range, walk);
  else if (node.type === 'code') {
    const before = builder.form;
    builder.setForm({ ...before, code: true });
    addCode(node.value, range, walk);
    builder.endLine();
    builder.setForm(before);
  } else if (node.type === 'break') builder.breakLine();
  else if ('url' in node && 'alt' in node && BADGE.test(node.url)) return true;
  else if ('alt' in node) {
    walk.add(node.alt ?? '', { ...range, from: range.from + 2 }, false);
    // What is set off right behind a picture begins something else.
    const isSetOff = walk.text.startsWith('*', range.to) && !walk.text.endsWith('*', range.from);
    if (node.alt && isSetOff) builder.breakLine();
  }
  // A separator, and text of a form that no case knows, as fields before the text.
  else if (node.type === 'thematicBreak' || 'value' in node) {
    walk.add(walk.text.slice(range.from, range.to), range, true);
    builder.endLine();
  } else return !('children' in node);
  return true;
}

/** A text that may begin with the signs of a heading, on the first line of its paragraph. */
function addHashed(value: string, range: Stretch, walk: TreeWalk): void {
  const { builder, text } = walk;
  const [first = ''] = value.split('\n', 1);
  const { length = 0 } = HASHED.exec(first)?.[1] ?? '';
  const begins = range.from === 0 || text.charAt(range.from - 1) === '\n';
  if (length === 0 || !begins || builder.form.heading) {
    addText(value, range, walk);
    return;
  }
  const before = builder.form;
  builder.setForm({ ...before, heading: length });
  walk.add(first.slice(length), { ...range, from: range.from + length }, true);
  builder.endParagraph();
  builder.setForm(before);
  const from = findWrittenOffsets(text, range, value)[first.length + 1];
  if (from !== undefined) addText(value.slice(first.length + 1), { ...range, from }, walk);
}

function addText(value: string, range: Stretch, { text, builder, skips }: TreeWalk): void {
  const offsets = findWrittenOffsets(text, range, value);
  const box = BOX.exec(value);
  const before = box ? text.slice(text.lastIndexOf('\n', range.from - 1) + 1, range.from) : '';
  if (box && (before + text.charAt(range.to)).trim() === '') {
    const title = box[2] ?? box[3] ?? '';
    const from = value.lastIndexOf(`${title}"`);
    if (withoutLanguage(title) !== '') builder.add(title, offsets.slice(from, from + title.length), true);
    else skips.push({ name: 'comment', start: range.from, end: range.to });
    return;
  }
  let [start, isTitle] = [0, false];
  for (const [index, line] of value.split('\n').entries()) {
    const [{ length }] = (index > 0 ? MEANING : CALLOUT).exec(line) ?? [''];
    // What a term means is a paragraph below it.
    if (index > 0 && length > 0) builder.endTerm();
    else if (isTitle) builder.endParagraph();
    else if (index > 0) builder.wrap();
    isTitle = index === 0 && length > 0 && line.length > length;
    let from = length;
    for (const { 0: code, index: at } of [...line.matchAll(OF_PROGRAM), { 0: '', index: line.length }]) {
      builder.add(line.slice(from, at), offsets.slice(start + from, start + at), true);
      from = at + code.length;
      if (code)
        skips.push({
          name: 'comment',
          start: offsets[start + at] ?? 0,
          end: (offsets[start + from - 1] ?? 0) + 1,
        });
    }
    start += line.length + 1;
  }
}

function addCode(value: string, { from, to }: Stretch, { text, builder }: TreeWalk): void {
  const [{ length }] = FENCE.exec(text.slice(from, to)) ?? [''];
  builder.add(value, findWrittenOffsets(text, { from: from + length, to }, value), true);
}

/** The tag at the beginning of a text: whether it ends an element, and its name. */
const TAG = /^<(\/?)([a-z][\w-]*)/i;

/** The names of all elements that end in a text. */
function listClosed(text: string): ReadonlySet<string> {
  const ends = text.split('</').slice(1);
  return new Set(ends.flatMap((end) => TAG.exec(`<${end.slice(0, THRESHOLDS.name)}`)?.[2] ?? []));
}

/** Whether a tag is of no element, which would end somewhere, but holds the place of words: `<name of a spell>`. */
function holdsPlace(tag: string, name: string, closed: ReadonlySet<string>): boolean {
  const isAlone =
    tag.indexOf('>') === tag.length - 1 && !['=', '</', '/>'].some((sign) => tag.includes(sign));
  return isAlone && name !== '' && !UNCLOSED.has(name.toLowerCase()) && !closed.has(name);
}

/** Markup in the text: a comment, a tag, or a whole block of a page. */
function addHtml(
  { from, to }: Stretch,
  walk: TreeWalk,
  opened: Map<SourceMark['type'], number>,
  closed: ReadonlySet<string>,
): void {
  const { text, builder, marks } = walk;
  const page = text.slice(from, to);
  const [, slash, printed = ''] = TAG.exec(page) ?? [];
  const name = printed.toLowerCase();
  if (name === 'br') {
    builder.breakLine();
    return;
  }
  if (holdsPlace(page, printed, closed)) {
    walk.add(page, { from, to }, true);
    return;
  }
  const type = name === 'ins' ? 'ins' : isOneOf(name, 'del', 's', 'strike') ? 'del' : undefined;
  const start = type && slash ? opened.get(type) : undefined;
  if (type && start !== undefined) marks.push({ type, start, end: to });
  if (type && !slash) opened.set(type, from);
  builder.addPage(readHtml(page), from);
}

const { most } = THRESHOLDS;

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .freeze();

/** Deeper than any text made by people; the parser is slow then. */
const NESTED = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){100}/m;
/** Each of these may go with any before it in its paragraph. */
const INLINE = /[[\]*_~]/g;

/** The tree of a Markdown document; undefined where it is beyond what people write, for the parser is slow then. */
export function parseMarkdown(text: string): Root | undefined {
  if (NESTED.test(text) || isBeyondReason(text)) return undefined;
  try {
    return parser.parse(text);
  } catch (error) {
    // The stack is too small for what is inside each other.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Whether the parser, which looks back through a paragraph at each bracket and star, and through the text at each heading
 * that is underlined, would take a time that grows with the square of the text.
 */
function isBeyondReason(text: string): boolean {
  const lines = text.split(LINE_END).map((line) => line.trim());
  let [underlines, lineCount, signs, isTable] = [0, 0, 0, false];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1] ?? '';
    isTable = line !== '' && (isTable || (lineCount === 1 && isBelowHead(line)));
    // A row of a table, a heading and an item of a list are paragraphs of their own.
    const begins = line === '' || isTable || MARKS.some((mark) => line.startsWith(mark));
    [lineCount, signs] = begins ? [0, 0] : [lineCount + 1, signs];
    signs += line.match(INLINE)?.length ?? 0;
    if (above !== '' && (line.startsWith('=') || line.startsWith('--'))) underlines++;
    if (lineCount > most.parts * 10 || signs > most.parts * 5) return true;
  }
  return underlines > most.parts && underlines * lines.length > most.parts ** 2 * 20;
}

const MARKS = ['- ', '* ', '+ ', '# ', '## ', '### '];

/** Whether a line is that of signs below the head of a table. */
function isBelowHead(line: string): boolean {
  return line.includes('|') && Array.from(line).every((sign) => '|:- '.includes(sign));
}

const EXTENSIONS = ['.md', '.markdown', '.mkd', '.mkdn', '.mdown'];
/** What the signs below are written with: a text without them is not parsed to be told. */
const WRITTEN = ['---', '```', '~~~', '](http'];

/**
 * Whether a text is Markdown: by its file's name, or by signs that only Markdown has (a table, a block of code between
 * fences, a link to another page) in a document built as Markdown is, of headings and rows.
 */
export function isMarkdown(whole: string, file: string): boolean {
  if (EXTENSIONS.includes(extname(file).toLowerCase())) return true;
  const text = whole.slice(0, THRESHOLDS.sample / 5);
  const root = WRITTEN.some((sign) => text.includes(sign)) ? parseMarkdown(text) : undefined;
  let [built, isSigned] = [0, false];
  if (root)
    visit(root, (node) => {
      const begins = (sign: string) => text.startsWith(sign, node.position?.start.offset);
      if (node.type === 'tableRow' || (node.type === 'heading' && begins('#'))) built++;
      isSigned ||=
        node.type === 'table' ||
        (node.type === 'code' && (begins('```') || begins('~~~'))) ||
        ((node.type === 'link' || node.type === 'image') && !begins('h') && node.url.startsWith('http'));
    });
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return isSigned && built >= THRESHOLDS.fewest && built * 30 >= lines;
}
