import { memoize } from '../../model/memoize.ts';
import type { Place } from '../../model/records/place.ts';

/** A line end of any system. */
export const LINE_END = /\r\n|\n|\r/g;

/** One line of a source without its line end. For HTML, a line of the shown text with `offsets` back into the markup. */
export interface SourceLine {
  text: string;
  /** Line of the file, from 1. */
  number: number;
  /** Offset of the line's first character in `SourceText.text`. */
  start: number;
  /** For text taken out of markup: the offset in `SourceText.text` of each UTF-16 unit of `text`. */
  offsets?: readonly number[];
  /** For a line that is read in other forms than it is written in: what is written for each UTF-16 unit of `text`. */
  printed?: readonly string[];
  /** For the first line of an HTML list item: how deep its list is nested, from 1. The page shows a mark there. */
  item?: number;
  /** Of a table: which of the document's it is, its row, counted through the document, and its column, from 0. */
  cell?: { table: number; row: number; column: number; head?: true };
  /** Level of the heading that it is, from 1; words set off alone in a paragraph are one of level 7. */
  heading?: number;
  /** It is the term of a list of definitions: a name, of what is below it. */
  term?: true;
  /** All of its words are links. */
  link?: true;
  /** It is in a block of code, or in a quotation. */
  code?: true;
  quoted?: true;
  /** It begins a text that the format calls so. */
  role?: 'question' | 'answer' | 'footnote';
  /** So many units at its beginning are in an element of their own: a sign that its style sets off. */
  sign?: number;
  /** It goes on with the line before: the paragraph has a line end there that means nothing. */
  wraps?: true;
  /**
   * The line belongs to no text: it is in the frame that a site puts around its page (navigation, banner, what `<main>`
   * leaves out), or around the text of a printed page (its number, its running head).
   */
  frame?: true | 'page';
}

export type LineEndings = 'LF' | 'CRLF' | 'CR' | 'CRCRLF' | 'mixed' | 'none';

/** Characters of a source that are in none of its lines: markup, comments, control characters. Offsets in `SourceText.text`. */
export interface SourceSkip {
  name: string;
  start: number;
  end: number;
}

/** Text that markup shows as struck out or put in: `<del>`, `<s>`, `<strike>`; `<ins>`. Offsets in `SourceText.text`, tags included. */
export interface SourceMark {
  type: 'del' | 'ins';
  start: number;
  end: number;
}

/** What the form of a document says of it beside its text: the head of a page, as printed there. */
export interface Imprint {
  title?: string;
  author?: string;
  date?: string;
  /** The site that it is on. */
  site?: string;
}

/** A decoded source. `text` is all of it (the byte order mark removed), so offsets name every character. */
export interface SourceText {
  file: string;
  text: string;
  /** Name of the encoding found: `utf-8`, `utf-16le`, `shift_jis`, `windows-1252` … */
  encoding: string;
  lineEndings: LineEndings;
  format: 'text' | 'html' | 'markdown' | 'table' | 'word' | 'pdf';
  lines: readonly SourceLine[];
  /** What the lines leave out, by name; the ledger counts it as skipped from the start. */
  skips?: readonly SourceSkip[];
  /** Struck-out and inserted text of an HTML source, in order. */
  marks?: readonly SourceMark[];
  imprint?: Imprint;
  /** Of a printed document: the offset at which each page begins; its places name page and line. */
  pages?: readonly number[];
}

/** A piece of a file in an encoding and form of its own: a header, a part of a mail; most files are one piece. */
export interface SourcePiece {
  text: string;
  encoding: string;
  format: SourceText['format'];
  /** What it is left out as, where no line holds it. */
  skip?: string;
  /** Of a printed document: where each page begins in its text. */
  pages?: readonly number[];
  /** What it shows, where that was found when it was unpacked. */
  shown?: ShownText;
  /** Its line ends behind a blank mean nothing (RFC 3676). */
  isFlowed?: boolean;
  /** Line of the file of each of its lines, where its own lines are others. */
  numbers?: readonly number[];
}

/** What a text shows: its lines, and what they leave out. */
export interface ShownText {
  lines: SourceLine[];
  skips: SourceSkip[];
  marks: SourceMark[];
  imprint?: Imprint;
}

/** Offset in the source of a unit of a line. */
export function offsetAt(line: SourceLine, unit: number): number {
  return line.offsets?.[unit] ?? line.offsets?.at(-1) ?? line.start + unit;
}

/** Line and column of a character of a line. */
export function placeAt(source: SourceText, line: SourceLine, index = 0): Place {
  return placeAtOffset(source, offsetAt(line, index), line);
}

/** Line and column of the file, or of its page, at an offset of its text; lines are numbered as one near it is. */
export function placeAtOffset(source: SourceText, offset: number, given?: SourceLine): Place {
  const { file, pages } = source;
  const { starts, ofLines } = startsOf(source);
  const at = findLine(starts, offset);
  const column = offset - (starts[at] ?? 0) + 1;
  if (pages) {
    const page = findLine(pages, offset);
    return { file, page: page + 1, line: at - findLine(starts, pages[page] ?? 0) + 1, column };
  }
  const near = given ?? source.lines[findLine(ofLines, offset)];
  const line = near ? Math.max(1, near.number + at - findLine(starts, near.start)) : 1;
  return { file, line, column };
}

/** Where the lines of the file begin, and the ones that are read. */
const startsOf = memoize(({ text, lines }: SourceText) => {
  return { starts: findLineStarts(text), ofLines: lines.map(({ start }) => start) };
});

/** The offset at which each line of a text begins. */
export function findLineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(LINE_END), ({ 0: end, index }) => index + end.length)];
}

/** Index of the line that holds an offset, of lines that begin at `starts`: by halving. */
export function findLine(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const DOUBLED_LINE_END = /\r\r\n|\r\n|\n|\r/g;

const NAMES: ReadonlyMap<string, LineEndings> = new Map(
  Object.entries({ '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR', '\r\r\n': 'CRCRLF' }),
);

/** The lines of a text, each with its end: `a\r\nb` → `a\r\n`, `b`. */
export const splitWithEnds = (text: string): string[] => text.split(/(?<=\n|\r(?!\n))/);

/** The lines of a text without their line ends, with the name of the line ends found. */
export function splitLines(text: string): { lines: SourceLine[]; lineEndings: LineEndings } {
  const lines: SourceLine[] = [];
  const found = new Set<LineEndings>();
  let start = 0;
  for (const match of text.matchAll(isDoubled(text) ? DOUBLED_LINE_END : LINE_END)) {
    found.add(NAMES.get(match[0]) ?? 'mixed');
    lines.push({ text: text.slice(start, match.index), number: lines.length + 1, start });
    start = match.index + match[0].length;
  }
  if (start < text.length || lines.length === 0) {
    lines.push({ text: text.slice(start), number: lines.length + 1, start });
  }
  const [only = 'none'] = found;
  return { lines, lineEndings: found.size > 1 ? 'mixed' : only };
}

/**
 * Whether `\r\r\n` is this text's way to end a line (a CRLF file converted twice). The editions of 2003-07-01,
 * 2025-04-04 and 2026-01-16 hold it here and there as a line end followed by an empty line.
 */
function isDoubled(text: string): boolean {
  const doubled = text.split('\r\r\n').length - 1;
  const all = text.match(LINE_END)?.length ?? 0;
  return doubled * 4 > all;
}
