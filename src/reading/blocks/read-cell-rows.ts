import { foldForms } from '../../model/text/fold-forms.ts';
import { cutCells } from '../sources/placed-line.ts';
import { findSide } from '../words.ts';
import type { Span } from './block.ts';
import { type ComparedRow, type ComparedRows, toComparedRow } from './compared-rows.ts';

interface Cell extends Span {
  text: string;
}

/** Which column holds what, where a row above names them. */
interface Columns {
  before: number;
  after: number;
}

/** What is beside a text in a difference: the mark of a change, the number of its line. */
const MARK = /^(?:[ntf]|>|[-+−]|[ntf]?\d{1,6})?$/;
/** What is between rows: which line comes next, a line of signs, nothing. */
const BETWEEN = /^(?:\d{1,6}\s?行:?|Line \d{1,6}:?|[:+-]*)$/i;

/** Rows of cells between pipes or tabs: `| n | 138 | old | n | 139 | new |`, `| 旧 | 新 |`, number, old and new in columns. */
export function readCellRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  let columns: Columns | undefined;
  for (const [at, line] of lines.entries()) {
    const cells = toCells(line);
    const named = findColumns(cells);
    columns = named ?? columns;
    const isBarred = line.includes('|');
    if (named || ((isBarred || cells.length > 0) && cells.every(({ text }) => BETWEEN.test(text))))
      rows.push({ at, continues: true, spans: [] });
    else if (cells.length >= 2 && (columns || isBarred || isMarked(cells)))
      rows.push(...(columns ? [toNamedRow(at, line, cells, columns)] : toRow(at, line, cells)));
  }
  return { rows };
}

/** Whether signs or the same text twice tell that cells are the sides of a difference: a list of terms has columns as well. */
function isMarked(cells: readonly Cell[]): boolean {
  const [one, two, ...more] = cells.filter(isText);
  return (
    cells.some(({ text }) => /^[-+−]$/.test(text)) ||
    (one?.text === two?.text && two !== undefined && more.length === 0)
  );
}

function isText({ text }: Cell): boolean {
  return !MARK.test(text);
}

/** The columns that name the two sides and nothing else. */
function findColumns(cells: readonly Cell[]): Columns | undefined {
  const sides = cells.map(({ text }) => {
    const found = findSide(foldForms(text));
    return found?.length === text.length ? found.side : undefined;
  });
  const [before, after] = [sides.indexOf('before'), sides.indexOf('after')];
  return before < 0 || after < 0 ? undefined : { before, after };
}

/** A row under a heading: what is neither side nor a number is said of it. */
function toNamedRow(at: number, line: string, cells: readonly Cell[], columns: Columns): ComparedRow {
  const [before, after] = [cells[columns.before], cells[columns.after]];
  const others = cells.filter((cell) => cell !== before && cell !== after && cell.text !== '');
  const number = others.find((cell) => cells.indexOf(cell) < Math.min(columns.before, columns.after));
  return {
    ...toComparedRow(at, line, { number, before, after }),
    remarks: others.filter((cell) => cell !== number),
    spans: cells.filter(({ text }) => text !== ''),
  };
}

/** A row of one text a side; none where there are more: then it is of another table. */
function toRow(at: number, line: string, cells: readonly Cell[]): ComparedRow[] {
  const texts = cells.filter(isText);
  const number = cells.length === 3 ? cells[0] : undefined;
  const halves = number
    ? cells.slice(1).map((cell) => [cell])
    : cells.length === 2 && texts.length === 2
      ? texts.map((cell) => [cell])
      : toHalves(cells);
  const [before = [], after = []] = halves.map((half) => half.filter(isText));
  if (before.length > 1 || after.length > 1) return [];
  if (before.length + after.length === 0) return [{ at, continues: true, spans: [] }];
  const has = (pattern: RegExp) => cells.some(({ text }) => pattern.test(text));
  const row = toComparedRow(at, line, { number, before: before[0], after: after[0] });
  return [{ ...row, continues: has(/^>$/) && !has(/^\d+$/) }];
}

function toCells(line: string): Cell[] {
  if (!/[|\t]/.test(line)) return [];
  const cells = cutCells(line).map((span): Cell => ({ ...span, text: line.slice(span.from, span.to) }));
  while (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

/** The cells of each side: the second begins with the second line number or mark. */
function toHalves(cells: readonly Cell[]): Cell[][] {
  const [, second] = cells.flatMap(({ text }, index) => (/^(?:\d{1,6}|>)$/.test(text) ? [index] : []));
  const isMarked = second !== undefined && /^[ntf]$/.test(cells[second - 1]?.text ?? '');
  const from = second === undefined ? Math.ceil(cells.length / 2) : second - (isMarked ? 1 : 0);
  return [cells.slice(0, from), cells.slice(from)];
}
