import type { RunningText } from '../sources/running-text.ts';
import type { ComparedRows, ReadRows } from './compared-rows.ts';
import type { Line } from './list-lines.ts';
import { readBesideRows } from './read-beside-rows.ts';
import { readCellRows } from './read-cell-rows.ts';
import { cutChanges, readChangedLines } from './read-changed-lines.ts';
import { readArrowRows, readLabelledRows } from './read-labelled-rows.ts';
import { readNumberedRows } from './read-numbered-rows.ts';
import { readSignedRows } from './read-signed-rows.ts';

const LAYOUTS: readonly ReadRows[] = [
  readBesideRows,
  readCellRows,
  readNumberedRows,
  readSignedRows,
  readLabelledRows,
  readArrowRows,
  readChangedLines,
];

/** Reads the lines of a difference, in the layout that most of them have; `others` are the lines that are no part of it. */
export function readComparedRows(
  lines: readonly Line[],
  running: RunningText,
): ComparedRows & { others: Line[] } {
  const [best = { rows: [], marks: [], others: [...lines] }] = LAYOUTS.map((read) => {
    const found = read(lines, running);
    const rows = found.rows.flatMap((row) => [...row.lines, ...(row.heading ? [row.heading] : [])]);
    const own = new Set([...rows, ...found.marks]);
    return { ...found, others: lines.filter((line) => !own.has(line)) };
  })
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => a.others.length - b.others.length);
  return { ...best, rows: best.rows.map((row) => cutChanges(row, running)) };
}
