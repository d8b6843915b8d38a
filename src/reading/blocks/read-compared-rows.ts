import {
  type ComparedRows,
  readArrowRows,
  readLabelledRows,
  readSignedRows,
  readTaggedRows,
  resolveTags,
} from './compared-rows.ts';
import { readBesideRows } from './read-beside-rows.ts';
import { readCellRows } from './read-cell-rows.ts';
import { readNumberedRows } from './read-numbered-rows.ts';

/** Reads the lines of a difference, in the layout that most of them have; `others` are the lines that are no part of it. */
export function readComparedRows(lines: readonly string[]): ComparedRows & { others: number[] } {
  const [best = { rows: [], others: [...lines.keys()] }] = LAYOUTS.map((read) => {
    const found = read(lines);
    const own = new Set(found.rows.flatMap(({ at, heading = at }) => [at, heading]));
    return { ...found, others: [...lines.keys()].filter((at) => !own.has(at)) };
  })
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => a.others.length - b.others.length);
  return { ...best, rows: best.rows.map((row) => resolveTags(row, lines[row.at] ?? '')) };
}

const LAYOUTS: readonly ((lines: readonly string[]) => ComparedRows)[] = [
  readBesideRows,
  readCellRows,
  readNumberedRows,
  readSignedRows,
  readLabelledRows,
  readArrowRows,
  readTaggedRows,
];
