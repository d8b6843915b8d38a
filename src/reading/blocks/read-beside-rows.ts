import { countColumns } from '../../model/text/script.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { type ComparedRow, type ComparedRows, toComparedRow } from './compared-rows.ts';

/** What is between the two texts: changed, taken out, put in; wide blanks where they are the same. */
const SIGN = /(?<=^|\s)[|<>](?=\s|$)/g;
const GAP = /\s{2,}/g;

/** Two texts in two columns with a sign between them, as `diff -y` and `sdiff` print them. */
export function readBesideRows(lines: readonly string[]): ComparedRows {
  const isTable = lines.some((line) => line.trimStart().startsWith('|'));
  const column = isTable ? undefined : findColumn(lines);
  const rows = column === undefined ? [] : lines.flatMap((line, at) => splitLine(at, line, column) ?? []);
  return { rows: rows.some(({ before, after }) => before !== after) ? rows : [] };
}

/** The column at which most lines have a sign; a text that merely quotes has its signs at the margin. */
function findColumn(lines: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { column } of lines.flatMap((line) => listSigns(line)))
    if (column >= THRESHOLDS.secondColumn) counts.set(column, (counts.get(column) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= 2 ? most[0] : undefined;
}

/** The signs of a line, or its wide blanks, with the column at which each begins or, of blanks, ends: in one pass. */
function listSigns(line: string, pattern = SIGN): { index: number; end: number; column: number }[] {
  let column = 0;
  let at = 0;
  return [...line.matchAll(pattern)].map(({ index, 0: sign }) => {
    const end = index + sign.length;
    const to = pattern === SIGN ? index : end;
    // Tab stops are eight columns apart.
    for (const [part, text] of line.slice(at, to).split('\t').entries())
      column += (part > 0 ? 8 - (column % 8) : 0) + countColumns(text);
    at = to;
    return { index, end, column };
  });
}

function splitLine(at: number, line: string, column: number): ComparedRow | undefined {
  const sign = listSigns(line).find((each) => each.column === column);
  const cut = sign ?? listSigns(line, GAP).find((each) => each.column >= column);
  if (!cut) return undefined;
  const row = toComparedRow(at, line, {
    before: toTrimmed(line, 0, cut.index),
    after: toTrimmed(line, cut.end, line.length),
  });
  if (!sign && row.before !== row.after) return undefined;
  return { ...row, continues: row.spans.length === 0 };
}

function toTrimmed(line: string, from: number, to: number) {
  const text = line.slice(from, to);
  const begin = to - text.trimStart().length;
  return { from: begin, to: begin + text.trim().length };
}
