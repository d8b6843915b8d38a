import { countColumns } from '../../model/text/script.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { type ComparedRow, type ComparedRows, toComparedRow } from './compared-rows.ts';

/** What is between the two texts: changed, taken out, put in. */
const SIGN = /(?<=^|\s)[|<>](?=\s|$)/g;

/** Two texts in two columns with a sign between them, as `diff -y` and `sdiff` print them. */
export function readBesideRows(lines: readonly string[]): ComparedRows {
  const isTable = lines.some((line) => /^\s*\|/.test(line));
  const column = isTable ? undefined : findColumn(lines);
  const rows = column === undefined ? [] : lines.flatMap((line, at) => splitLine(at, line, column) ?? []);
  return { rows: rows.some(({ before, after }) => before !== after) ? rows : [] };
}

/** The column at which most lines have a sign; a text that merely quotes has its signs at the margin. */
function findColumn(lines: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const { column } of listSigns(line))
      if (column >= THRESHOLDS.secondColumn) counts.set(column, (counts.get(column) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= 2 ? most[0] : undefined;
}

/** The signs of a line, or its wide blanks, with the column at which each begins or, of blanks, ends: in one pass. */
function listSigns(line: string, pattern = SIGN): { index: number; end: number; column: number }[] {
  let column = 0;
  let at = 0;
  const goTo = (index: number): number => {
    for (const part of line.slice(at, index).split(/(?<=\t)/)) {
      column += countColumns(part.replace('\t', ''));
      // Tab stops are eight columns apart.
      if (part.endsWith('\t')) column += 8 - (column % 8);
    }
    at = index;
    return column;
  };
  return [...line.matchAll(pattern)].map(({ index, 0: sign }) => {
    const end = index + sign.length;
    return { index, end, column: goTo(pattern === SIGN ? index : end) };
  });
}

function splitLine(at: number, line: string, column: number): ComparedRow | undefined {
  const sign = listSigns(line).find((each) => each.column === column);
  const gap = sign ? undefined : listSigns(line, /\s{2,}/g).find((each) => each.column >= column);
  const cut = sign?.index ?? gap?.index;
  if (cut === undefined) return undefined;
  const left = line.slice(0, cut).trim();
  const rightFrom = sign ? cut + 1 : (gap?.end ?? cut);
  const right = line.slice(rightFrom).trim();
  if (!sign && left !== right) return undefined;
  const from = line.indexOf(left);
  const to = line.indexOf(right, rightFrom);
  return {
    ...toComparedRow(at, line, {
      before: left === '' ? undefined : { from, to: from + left.length },
      after: right === '' ? undefined : { from: to, to: to + right.length },
    }),
    continues: left + right === '',
  };
}
