import type { Place } from '../records/place.ts';

/** One line of a source without its line end. For HTML, a line of the shown text with `offsets` back into the markup. */
export interface SourceLine {
  text: string;
  /** Line of the file, from 1. */
  number: number;
  /** Offset of the line's first character in `SourceText.text`. */
  start: number;
  /** For text taken out of markup: the offset in `SourceText.text` of each UTF-16 unit of `text`. */
  offsets?: readonly number[];
  /** For the first line of an HTML list item: how deep its list is nested, from 1. The page shows a mark there. */
  item?: number;
  /** The line stands in the frame that a site puts around its page: navigation, banner, what `<main>` leaves out. */
  frame?: true;
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

/** A decoded source. `text` is all of it (the byte order mark removed), so offsets name every character. */
export interface SourceText {
  file: string;
  text: string;
  /** Name of the encoding found: `utf-8`, `utf-16le`, `shift_jis`, `windows-1252` … */
  encoding: string;
  lineEndings: LineEndings;
  format: 'text' | 'html';
  lines: readonly SourceLine[];
  /** What the lines leave out, by name; the ledger counts it as skipped from the start. */
  skips?: readonly SourceSkip[];
  /** Struck-out and inserted text of an HTML source, in order. */
  marks?: readonly SourceMark[];
}

/** Line and column of a character of a line. */
export function placeAt(source: SourceText, line: SourceLine, index = 0): Place {
  const offset = line.offsets?.[index];
  if (offset === undefined) return { file: source.file, line: line.number, column: index + 1 };
  const before = source.text.slice(0, offset);
  const lastBreak = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
  return { file: source.file, line: line.number, column: offset - lastBreak };
}
