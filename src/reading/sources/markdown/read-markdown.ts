import type { Image, List, ListItem, Nodes, Paragraph, Parents, Root, Table, Text } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { THRESHOLDS } from '../../thresholds.ts';
import { LineBuilder, type LineFacts, rangeOf } from '../html/line-builder.ts';
import { readHtml } from '../html/read-html.ts';
import { LINE_END, type ShownText, type SourceMark, type SourceSkip } from '../source-text.ts';
import { findWrittenOffsets } from './written-offsets.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']).freeze();

/** Deeper than any text made by people. */
const DEEPEST = 100;
const NESTED = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){100}/m;

/**
 * The text that a Markdown document shows, in lines: headings with their level, items with their depth, cells, code and
 * quotations as such; the line ends inside a paragraph mean nothing. What sets words off or links them is the skip
 * `markup`. Undefined where the text nests beyond reason.
 */
export function readMarkdown(text: string): ShownText | undefined {
  const walk = new MarkdownWalk(text);
  const root = parse(text);
  return root && walk.readAll(root) ? walk.toShownText() : undefined;
}

/** The tree of a text; undefined where it nests so deep that the parser is slow, or its stack too small. */
function parse(text: string): Root | undefined {
  if (NESTED.test(text)) return undefined;
  try {
    return parser.parse(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

class MarkdownWalk {
  readonly #text: string;
  readonly #builder: LineBuilder;
  readonly #skips: SourceSkip[] = [];
  readonly #marks: SourceMark[] = [];
  readonly #opened = new Map<string, number>();
  #depth = 0;
  #lists = 0;
  #tables = 0;
  #rows = 0;
  #item: ListItem | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#builder = new LineBuilder(text);
  }

  /** Reads a tree; false where it is too deep. */
  readAll(node: Parents): boolean {
    if (++this.#depth > DEEPEST) return false;
    let end = node.children[0]?.position?.start.line ?? 0;
    for (const child of node.children) {
      if ((child.position?.start.line ?? end) - end > 1) this.#builder.endParagraph();
      if (!this.#read(child)) return false;
      end = child.position?.end.line ?? end;
    }
    this.#depth--;
    return true;
  }

  toShownText(): ShownText {
    this.#builder.endLine();
    return {
      lines: this.#builder.lines,
      skips: [...this.#skips, ...this.#builder.findMarkup()],
      marks: this.#marks.sort((a, b) => a.start - b.start),
    };
  }

  #read(node: Nodes): boolean {
    const [from, to] = rangeOf(node);
    switch (node.type) {
      case 'heading':
        return this.#inside({ heading: node.depth }, node);
      case 'paragraph':
        return this.#inside(
          isSetOff(node) ? { heading: SET_OFF } : this.#isDefined(node) ? { term: true } : {},
          node,
        );
      case 'blockquote':
        return this.#inside({ quoted: true }, node);
      case 'list':
        return this.#readList(node);
      case 'table':
        return this.#readTable(node);
      case 'text':
        this.#addText(node);
        return true;
      case 'inlineCode':
      case 'code':
        this.#addCode(node.value, from, to, node.type === 'code');
        return true;
      case 'image':
      case 'imageReference':
        this.#addPicture(node.alt, from, to);
        return true;
      case 'break':
        this.#builder.endLine();
        return true;
      case 'html':
        this.#addHtml(node.value, from, to);
        return true;
      case 'thematicBreak':
      case 'yaml':
        this.#addPrinted(from, to);
        return true;
      case 'delete':
        this.#marks.push({ type: 'del', start: from, end: to });
        return this.readAll(node);
      default:
        if ('children' in node) return this.readAll(node);
        // Text of a form that no case knows, as TOML before the text.
        if ('value' in node) this.#addPrinted(from, to);
        return true;
    }
  }

  /** Reads what is in a block, its lines of a form. */
  #inside(form: LineFacts, node: Parents): boolean {
    const before = this.#builder.form;
    this.#builder.endLine();
    this.#builder.setForm({ ...before, ...form });
    this.#addItemMark();
    const isRead = this.readAll(node);
    this.#builder.endLine();
    this.#builder.setForm(before);
    return isRead;
  }

  #readList(list: List): boolean {
    this.#lists++;
    let end = list.position?.start.line ?? 0;
    for (const item of list.children) {
      if ((item.position?.start.line ?? end) - end > 1) this.#builder.endParagraph();
      this.#builder.endLine();
      this.#item = item.children[0]?.type === 'paragraph' ? item : undefined;
      if (!this.readAll(item)) return false;
      end = item.position?.end.line ?? end;
    }
    this.#lists--;
    return true;
  }

  /** The mark or number of an item is shown with its first paragraph. */
  #addItemMark(): void {
    if (!this.#item) return;
    const [from] = rangeOf(this.#item);
    const [mark = ''] = ITEM_MARK.exec(this.#text.slice(from, from + THRESHOLDS.numberInContext)) ?? [];
    this.#item = undefined;
    this.#builder.beginItem(this.#lists);
    this.#builder.add(
      mark,
      Array.from(mark, (_, unit) => from + unit),
      true,
    );
  }

  #readTable(table: Table): boolean {
    const before = this.#builder.form;
    this.#tables++;
    for (const [index, row] of table.children.entries()) {
      this.#rows++;
      for (const [column, cell] of row.children.entries()) {
        const isHead = index === 0 && { head: true as const };
        this.#builder.setForm({
          ...before,
          cell: { table: this.#tables, row: this.#rows, column, ...isHead },
        });
        if (!this.readAll(cell)) return false;
        this.#builder.endLine();
      }
    }
    this.#builder.setForm(before);
    return true;
  }

  #addText(node: Text): void {
    const [from, to] = rangeOf(node);
    const offsets = findWrittenOffsets(this.#text, { from, to }, node.value, true);
    let start = 0;
    for (const [index, line] of node.value.split('\n').entries()) {
      const [mark = ''] = (index > 0 && MEANING.exec(line)) || [];
      if (mark) this.#endTerm();
      else if (index > 0) this.#builder.wrap();
      this.#builder.add(
        line.slice(mark.length),
        offsets.slice(start + mark.length, start + line.length),
        true,
      );
      start += line.length + 1;
    }
  }

  /** Whether the second line of a paragraph says what the first names: `: a counter of ropes`. */
  #isDefined(node: Paragraph): boolean {
    const [from, to] = rangeOf(node);
    const [, second = ''] = this.#text.slice(from, to).split(LINE_END, 2);
    return MEANING.test(second.trimStart());
  }

  /** What a term means is a paragraph below it. */
  #endTerm(): void {
    this.#builder.endLine();
    const { term: _, ...form } = this.#builder.form;
    this.#builder.setForm(form);
  }

  #addCode(value: string, from: number, to: number, isBlock: boolean): void {
    const [fence = ''] = FENCE.exec(this.#text.slice(from, to)) ?? [];
    const within = { from: from + fence.length, to };
    const offsets = findWrittenOffsets(this.#text, within, value, false);
    const before = this.#builder.form;
    if (isBlock) this.#builder.setForm({ ...before, code: true });
    this.#builder.add(value, offsets, true);
    if (isBlock) this.#builder.endLine();
    this.#builder.setForm(before);
  }

  #addPicture(alt: Image['alt'], from: number, to: number): void {
    if (!alt) return;
    this.#builder.add(alt, findWrittenOffsets(this.#text, { from: from + 2, to }, alt, true), false);
  }

  /** Markup in the text: a comment, a tag, or a whole block of a page. */
  #addHtml(value: string, from: number, to: number): void {
    if (/^<br\b/i.test(value)) {
      this.#builder.endLine();
      return;
    }
    const [, slash, name = ''] = /^<(\/?)(del|s|strike|ins)\b/i.exec(value) ?? [];
    const type = name.toLowerCase() === 'ins' ? 'ins' : 'del';
    if (name !== '' && !slash) this.#opened.set(type, from);
    const start = slash === '/' ? this.#opened.get(type) : undefined;
    if (start !== undefined) this.#marks.push({ type, start, end: to });
    this.#builder.addPage(readHtml(this.#text.slice(from, to)), from);
  }

  #addPrinted(from: number, to: number): void {
    const value = this.#text.slice(from, to);
    this.#builder.add(
      value,
      Array.from(value, (_, unit) => from + unit),
      true,
    );
    this.#builder.endLine();
  }
}

const SET_OFF = 7;
/** What a line of a list of definitions begins with. */
const MEANING = /^:[ \t]+(?=\S)/;
/** `1. `, `- `, with one blank. */
const ITEM_MARK = /^(?:[-*+]|\d{1,9}[.)])[ \t]?/;
/** What opens code: its fence with the language, or its ticks. */
const FENCE = /^(?:(?:`{3,}|~{3,})[^\n]*\n|`+)/;

/** Whether a paragraph is nothing but a few words set off: a heading by another sign. */
function isSetOff({ children }: Paragraph): boolean {
  const [only, ...others] = children;
  const [text, ...more] = only?.type === 'strong' && others.length === 0 ? only.children : [];
  return (
    text?.type === 'text' &&
    more.length === 0 &&
    text.value.length <= THRESHOLDS.name &&
    !text.value.includes('\n') &&
    !/^\d{3}\.\d{1,3}[a-z]{0,2}\.?$/.test(text.value)
  );
}
