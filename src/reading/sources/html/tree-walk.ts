import type { Node, Parent } from 'unist';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { endsIn } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isNumberAlone, type Stretch } from '../placed-line.ts';
import type { ShownText, SourceLine, SourceMark, SourceSkip } from '../source-text.ts';
import { LineBuilder, type LineFacts } from './line-builder.ts';

/** How the trees of a format's parser are read. */
interface TreeFormat {
  /** What HTML calls an element; undefined for what shows nothing. */
  nameOf(node: Node): string | undefined;
  /** Reads a node that is no element: a text, a picture; false where it is one. */
  readOwn(node: Node, walk: TreeWalk): boolean;
  /** Room between paragraphs is what is written between them; else every paragraph has room around it. */
  hasWrittenRoom?: boolean;
  /** Whether an element begins the frame of a page, or the document inside it. */
  isFrame?(node: Node): boolean | undefined;
  /** What the markup calls the text that an element holds. */
  roleOf?(node: Node): SourceLine['role'] | undefined;
  /** Says that an item of a list begins, lists inside each other counted. */
  beginItem(node: Node, walk: TreeWalk): void;
}

const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 h7 header hr html li line main nav ol p pre section summary table tbody td tfoot th thead tr ul option select textarea button caption'.split(
    ' ',
  ),
);
const PARAGRAPHS = new Set(
  'address blockquote div dl h1 h2 h3 h4 h5 h6 h7 ol p pre section table ul'.split(' '),
);
const LISTS = new Set(['ul', 'ol', 'menu']);
const CELLS = new Set(['td', 'th']);
const MARKS: ReadonlyMap<string, SourceMark['type']> = new Map(
  Object.entries({ del: 'del', s: 'del', strike: 'del', ins: 'ins' }),
);
const HEADING = /^h([1-7])$/;

/** Where a node of a parsed document begins and ends, in offsets of its text. */
export function rangeOf({ position }: Node): Stretch {
  const from = position?.start.offset ?? 0;
  return { from, to: position?.end.offset ?? from };
}

/** Whether words that are set off and alone in their paragraph head what is below it; a number alone is below no name, a sentence is none. */
export function isSetOffHeading(words: string): boolean {
  const isSentence =
    endsIn(words, '。') || (endsIn(words, '.') && words.split(' ').length > THRESHOLDS.fewest);
  return words.length <= THRESHOLDS.name && !words.includes('\n') && !isNumberAlone(words) && !isSentence;
}

/** Whether a part of a tree holds nothing but links, several of them: to places on its own page, or with `anywhere` to any. */
export function isLinks(part: Node, hrefOf: (node: Node) => string | undefined, anywhere = false): boolean {
  let links = 0;
  let isOther = false;
  visit(part, (node) => {
    const href = hrefOf(node);
    const isText = 'value' in node && node.type === 'text' && !BETWEEN_LINKS.test(String(node.value));
    isOther ||= isText || (href !== undefined && !anywhere && !href.startsWith('#'));
    if (isOther) return EXIT;
    if (href !== undefined) links++;
    return href === undefined ? undefined : SKIP;
  });
  return !isOther && links >= THRESHOLDS.several;
}

const BETWEEN_LINKS = /^[\s|/・»›>·•:-]*$/;

/** The tree of a document put into lines: elements say what their lines are, and blocks end them. */
export class TreeWalk {
  readonly text: string;
  readonly builder: LineBuilder;
  readonly skips: SourceSkip[] = [];
  readonly marks: SourceMark[] = [];
  /** How many lists, and elements that keep white space, are open. */
  lists = 0;
  preformatted = 0;
  readonly #format: TreeFormat;
  #tables = 0;
  #rows = 0;
  #cell = { table: 0, row: 0, column: 0 };
  /** Of each column of the table, how many rows a cell of it still takes, the one that is read with it. */
  #held: number[] = [];

  constructor(text: string, format: TreeFormat) {
    this.text = text;
    this.builder = new LineBuilder(text);
    this.#format = format;
  }

  read(node: Node): this {
    const name = this.#format.readOwn(node, this) ? undefined : this.#format.nameOf(node);
    if (name !== undefined && isParent(node)) this.#readElement(node, name);
    return this;
  }

  /** Adds the text that a stretch shows. */
  add(value: string, { from, to }: Stretch, keepsSpace = this.preformatted > 0): void {
    this.builder.add(value, findWrittenOffsets(this.text, { from, to }, value), keepsSpace);
  }

  toShownText(): ShownText {
    this.builder.endLine();
    const marks = this.marks.sort((a, b) => a.start - b.start);
    return { lines: this.builder.lines, skips: [...this.skips, ...this.builder.findMarkup()], marks };
  }

  #readElement(node: Parent, name: string): void {
    const { builder } = this;
    const [before, cell, held] = [builder.form, this.#cell, this.#held];
    this.#endBlock(name);
    if (name === 'table') [this.#cell, this.#held] = [{ ...cell, table: ++this.#tables }, []];
    if (name === 'tr') this.#cell = { ...cell, row: ++this.#rows, column: 0 };
    if (CELLS.has(name)) this.#beginCell(node);
    if (name === 'li') this.#format.beginItem(node, this);
    this.#count(name, 1);
    builder.setForm(this.#toForm(name, this.#format.isFrame?.(node)));
    const role = this.#format.roleOf?.(node);
    if (role) builder.beginRole(role);
    // Below the head of a table is a line of signs.
    const hasRoom = this.#format.hasWrittenRoom && name !== 'table';
    let end = node.children[0]?.position?.start.line ?? 0;
    for (const child of node.children) {
      const { start, end: last } = child.position ?? {};
      if (hasRoom && Math.abs((start?.line ?? end) - end) > 1) builder.endParagraph();
      this.read(child);
      end = last?.line ?? end;
    }
    if (!BLOCKS.has(name)) builder.endElement();
    this.#endBlock(name);
    this.#count(name, -1);
    const type = MARKS.get(name);
    const { from, to } = rangeOf(node);
    if (type) this.marks.push({ type, start: from, end: to });
    if (name === 'tr') this.#held = this.#held.map((rows) => rows - 1);
    if (name === 'table') this.#held = held;
    if (name === 'tr' || name === 'table') this.#cell = cell;
    builder.setForm(before);
  }

  /** The next column of a row that no cell of a row above takes. */
  #beginCell(node: Node): void {
    let { column } = this.#cell;
    while ((this.#held[column] ?? 0) > 0) column++;
    this.#cell = { ...this.#cell, column };
    const rows = spanOf(node, 'rowSpan');
    const end = Math.min(column + spanOf(node, 'colSpan'), THRESHOLDS.most.parts);
    while (column < end) this.#held[column++] = rows;
  }

  #endBlock(name: string): void {
    if (BLOCKS.has(name) || this.#isCode(name)) this.builder.endLine();
    if (!this.#format.hasWrittenRoom && PARAGRAPHS.has(name)) this.builder.endParagraph();
  }

  #isCode(name: string): boolean {
    return name === 'code' && this.preformatted > 0;
  }

  #count(name: string, by: 1 | -1): void {
    if (LISTS.has(name)) this.lists += by;
    if (name === 'pre') this.preformatted += by;
    if (name === 'a') this.builder.countLink(by);
  }

  /** What the lines inside an element are, beside what they are already. */
  #toForm(name: string, isFrame: boolean | undefined): LineFacts {
    const { frame, cell: outer, ...form } = this.builder.form;
    const heading = HEADING.exec(name)?.[1];
    const isHead = name === 'th' && { head: true as const };
    const cell = CELLS.has(name) ? { ...this.#cell, ...isHead } : outer;
    return {
      ...form,
      ...((isFrame ?? frame === true) && { frame: true }),
      ...(cell && name !== 'table' && { cell }),
      ...(heading && { heading: Number(heading) }),
      ...(name === 'dt' && { term: true }),
      ...(name === 'blockquote' && { quoted: true }),
      ...(this.#isCode(name) && { code: true }),
    };
  }
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

/** How many columns or rows a cell takes. */
function spanOf(node: Node, name: 'colSpan' | 'rowSpan'): number {
  const { [name]: span = 1 } = ('properties' in node ? node.properties : {}) as Record<string, unknown>;
  return Number(span) >= 1 && Number(span) <= THRESHOLDS.most.parts ? Number(span) : 1;
}

const REFERENCE = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);?/iy;

/**
 * The offset of each unit of a text in the stretch of markup that shows it. What is written beside it is passed over: tags
 * that the parser moved elsewhere, escapes, the marks of a quotation or list around its lines. A line end of any kind is
 * one unit; so is a character reference, `&amp;`, unless the text has it as it is written.
 */
export function findWrittenOffsets(written: string, { from, to }: Stretch, value: string): number[] {
  if (to - from === value.length && written.startsWith(value, from))
    return Array.from({ length: value.length }, (_, unit) => from + unit);
  const offsets: number[] = [];
  let at = from;
  while (offsets.length < value.length) {
    const unit = offsets.length;
    const reference = findReference(written, at);
    const isWritten = at + reference.length > to || value.startsWith(reference, unit);
    const length = isWritten ? 0 : reference.length;
    if (at >= to) offsets.push(Math.max(from, to - 1));
    else if (length > 0) {
      for (let units = countUnits(written, at + length, value, unit); units > 0; units--) offsets.push(at);
      at += length;
    } else if (isShown(written, at, value.charAt(unit))) {
      offsets.push(at);
      at += value.charAt(unit) === '\n' && written.startsWith('\r\n', at) ? 2 : 1;
    } else at = Math.max(at, written.charAt(at) === '<' ? written.indexOf('>', at) : at) + 1;
  }
  return offsets;
}

/** A line end of any kind is one in the text; a NUL is shown as what stands for it. */
function isShown(written: string, at: number, sign: string): boolean {
  const found = written.charAt(at);
  return found === sign || (sign === '\n' && found === '\r') || (sign === '\ufffd' && found === '\0');
}

/** The character reference that is written at an offset; empty where there is none. */
function findReference(written: string, at: number): string {
  if (written.charAt(at) !== '&') return '';
  REFERENCE.lastIndex = at;
  return REFERENCE.exec(written)?.[0] ?? '';
}

/** A reference gives one unit, or two where it names a character beyond U+FFFF or a pair. */
function countUnits(written: string, behind: number, value: string, unit: number): number {
  const code = value.charCodeAt(unit);
  if (code >= 0xd800 && code < 0xdc00) return 2;
  const next = written.charAt(behind);
  const fits = (count: number) => '&<\r'.includes(next) || value.charAt(unit + count) === next;
  return !fits(1) && fits(2) ? 2 : 1;
}
