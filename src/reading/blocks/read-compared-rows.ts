import type { ComparedRows } from './compared-row.ts';
import { readArrowRows } from './read-arrow-rows.ts';
import { readBesideRows } from './read-beside-rows.ts';
import { readCellRows } from './read-cell-rows.ts';
import { readLabelledRows } from './read-labelled-rows.ts';
import { readNumberedRows } from './read-numbered-rows.ts';
import { readSignedRows } from './read-signed-rows.ts';
import { readTaggedRows, resolveTags } from './read-tagged-rows.ts';

/** Reads the lines of a difference, in the layout that most of them have. */
export function readComparedRows(lines: readonly string[]): ComparedRows {
  const all = LAYOUTS.map((read) => read(lines)).filter(({ rows }) => rows.length > 0);
  const [best] = all.sort((a, b) => a.others.length - b.others.length);
  if (!best) return { rows: [], others: lines.map((_, at) => at) };
  return { ...best, rows: best.rows.map((row) => resolveTags(row, lines[row.at] ?? '')) };
}

const LAYOUTS = [
  readBesideRows,
  readCellRows,
  readNumberedRows,
  readSignedRows,
  readLabelledRows,
  readArrowRows,
  readTaggedRows,
];
