import { foldWidth } from '../../sources/fold-width.ts';
import type { SourceLine, SourceText } from '../../sources/source-text.ts';

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
    if (text === '') {
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
