import { countColumns } from '../../model/text/script.ts';
import type { RunningText } from '../sources/running-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { toSide } from '../words.ts';
import { type ComparedRow, type ReadRows, toComparedRow } from './compared-rows.ts';
import type { Line } from './list-lines.ts';

/** What is between the two texts: changed, taken out, put in; wide blanks where they are the same. */
const SIGN = /(?<=^|\s)[|<>](?=\s|$)/g;
const GAP = /\s{2,}/g;

/** Two texts in two columns, under heads that name the sides or with a sign between them, as `diff -y` and `sdiff` print them. */
export const readBesideRows: ReadRows = (lines, running) => {
  const printed = lines.map((line) => printedOf(line, running));
  if (lines.some(({ text }) => text.startsWith('|'))) return { rows: [], marks: [] };
  const head = lines.findIndex(({ folded }) => namesSides(folded));
  const [named] = head < 0 ? [] : listSigns(printed[head]?.trimEnd() ?? '', GAP).slice(-1);
  const column = named?.column ?? findColumn(printed);
  if (column === undefined) return { rows: [], marks: [] };
  const rows = lines.flatMap((line, at) =>
    at <= head ? [] : splitLine(line, printed[at] ?? '', column, named !== undefined),
  );
  const textOf = (side: ComparedRow['before']) =>
    side.map(({ from, to }) => running.text.slice(from, to)).join('');
  const isChanged = rows.some(({ before, after }) => textOf(before) !== textOf(after));
  return { rows: isChanged ? rows : [], marks: lines.slice(Math.max(0, head), head + 1) };
};

/** A line with the blanks before it. */
function printedOf({ from, to }: Line, { text }: RunningText): string {
  return text.slice(text.lastIndexOf('\n', from - 1) + 1, to);
}

/** The column at which most lines have a sign; a text that merely quotes has its signs at the margin. */
function findColumn(lines: readonly string[]): number | undefined {
  const signs = lines
    .flatMap((line) => listSigns(line))
    .filter(({ column }) => column >= THRESHOLDS.secondColumn);
  const [most] = [...Map.groupBy(signs, ({ column }) => column).values()].sort((a, b) => b.length - a.length);
  return most && most.length >= 2 ? most[0]?.column : undefined;
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

/** Whether a line heads two columns by the names of the sides. */
function namesSides(folded: string): boolean {
  const [before, after, ...more] = folded.split(GAP).map(toSide);
  return before === 'before' && after === 'after' && more.length === 0;
}

function splitLine(line: Line, printed: string, column: number, isNamed: boolean): ComparedRow[] {
  const sign = listSigns(printed).find((each) => each.column === column);
  const cut = sign ?? listSigns(printed, GAP).find((each) => each.column >= column);
  if (!cut) return [];
  const start = line.to - printed.length;
  const row = toComparedRow(line, {
    before: { from: line.from, to: Math.max(line.from, start + cut.index) },
    after: { from: start + cut.end, to: line.to },
  });
  const [left, right] = [printed.slice(0, cut.index).trim(), printed.slice(cut.end).trim()];
  return sign || isNamed || left === right ? [row] : [];
}
