import { parseLeadingNumber } from '../../records/rule-number.ts';
import type { Ledger } from '../../sources/ledger.ts';
import type { SourceLine, SourceText } from '../../sources/source-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { findPartHeading } from './part-heading.ts';

/** A line that holds something. `text` is folded for matching and trimmed; `from` and `to` bound it in `line.text`. */
export interface Row {
  line: SourceLine;
  text: string;
  from: number;
  to: number;
  /** An empty line, or nothing, stands before it. */
  blankBefore: boolean;
}

/** A part of a row that becomes text of a record. Indexes are those of `row.line.text`. */
export interface Piece {
  row: Row;
  from: number;
  to: number;
}

export function readRows(source: SourceText): Row[] {
  const rows: Row[] = [];
  let blankBefore = true;
  for (const line of source.lines) {
    const folded = foldWidth(line.text);
    const text = folded.trim();
    if (text === '' || isFurniture(line, text)) {
      blankBefore = true;
      continue;
    }
    const from = folded.length - folded.trimStart().length;
    rows.push({ line, text, from, to: from + text.length, blankBefore });
    blankBefore = false;
  }
  return rows;
}

/** The row's text from an index of `row.text` on. */
export function toPiece(row: Row, from = 0): Piece {
  return { row, from: row.from + from, to: row.to };
}

/** Leaves out the frame of a page, as `furniture`. */
export function skipFurniture(source: SourceText, ledger: Ledger): void {
  for (const line of source.lines)
    if (isFurniture(line, foldWidth(line.text).trim())) ledger.skip(line, 'furniture');
}

/** Whether a line is of the page's frame and neither numbered nor the heading of a part (contents in a `<nav>`). */
function isFurniture({ frame }: SourceLine, text: string): boolean {
  return frame === true && !parseLeadingNumber(text) && !findPartHeading(text);
}
