import { foldForms } from '../../model/text/fold-forms.ts';
import { countColumns } from '../../model/text/script.ts';
import type { ComparedRow, ComparedRows } from './compared-row.ts';

/** What stands between the two texts: changed, taken out, put in. */
const SIGN = /(?<=^|\s)[|<>](?=\s|$)/g;
const TAB = 8;

/** Two texts in two columns with a sign between them, as `diff -y` and `sdiff` print them. */
export function readBesideRows(lines: readonly string[]): ComparedRows {
  const isTable = lines.some((line) => /^\s*\|/.test(line));
  const column = isTable ? undefined : findColumn(lines);
  const found: ComparedRows = { rows: [], others: [] };
  for (const [at, line] of lines.entries()) {
    const row = column === undefined ? undefined : splitLine(at, line, column);
    if (row) found.rows.push(row);
    else found.others.push(at);
  }
  return found.rows.some(({ before, after }) => before !== after)
    ? found
    : { rows: [], others: [...lines.keys()] };
}

/** The column at which most lines have a sign; a text that merely quotes has its signs at the margin. */
function findColumn(lines: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const { index } of line.matchAll(SIGN)) {
      const column = columnAt(line, index);
      if (column >= LEAST_COLUMN) counts.set(column, (counts.get(column) ?? 0) + 1);
    }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= 2 ? most[0] : undefined;
}

const LEAST_COLUMN = 16;

function columnAt(line: string, index: number): number {
  let column = 0;
  for (const part of line.slice(0, index).split(/(?<=\t)/)) {
    column += countColumns(part.replace('\t', ''));
    if (part.endsWith('\t')) column += TAB - (column % TAB);
  }
  return column;
}

function splitLine(at: number, line: string, column: number): ComparedRow | undefined {
  const sign = [...line.matchAll(SIGN)].find(({ index }) => columnAt(line, index) === column);
  const gap = sign
    ? undefined
    : [...line.matchAll(/\s{2,}/g)].find(
        ({ index, 0: blank }) => columnAt(line, index + blank.length) >= column,
      );
  const cut = sign?.index ?? gap?.index;
  if (cut === undefined) return undefined;
  const left = line.slice(0, cut).trim();
  const rightFrom = sign ? cut + 1 : cut + (gap?.[0].length ?? 0);
  const right = line.slice(rightFrom).trim();
  if (!sign && left !== right) return undefined;
  const from = line.indexOf(left);
  const to = line.indexOf(right, rightFrom);
  return {
    at,
    ...(left !== '' && { before: left }),
    ...(right !== '' && { after: right }),
    continues: foldForms(left + right) === '',
    spans: [
      { from, to: from + left.length },
      { from: to, to: to + right.length },
    ].filter((span) => span.to > span.from),
  };
}
