import type { ComparedRows } from './compared-row.ts';
import { readArrowRows } from './read-arrow-rows.ts';
import { readLabelledRows } from './read-labelled-rows.ts';
import { readNumberedRows } from './read-numbered-rows.ts';
import { readPipeRows } from './read-pipe-rows.ts';
import { readSignedRows } from './read-signed-rows.ts';

/** Reads the lines of a difference, in the layout that most of them have. */
export function readComparedRows(lines: readonly string[]): ComparedRows {
  const layouts = [readPipeRows, readNumberedRows, readSignedRows, readLabelledRows, readArrowRows];
  const all = layouts.map((read) => read(lines)).filter(({ rows }) => rows.length > 0);
  return (
    all.sort((a, b) => a.others.length - b.others.length)[0] ?? { rows: [], others: lines.map((_, at) => at) }
  );
}
