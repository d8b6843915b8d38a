import { foldForms } from '../../model/text/fold-forms.ts';
import { splitAtSign } from '../sources/placed-line.ts';
import { findSide } from '../words.ts';
import type { Span } from './block.ts';
import type { ComparedRow, ComparedRows } from './compared-rows.ts';

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
/** What a wiki says above each side: which version it is, which line. */
const VERSION = /時点における(?:最新)?版|^(?:Latest revision|Revision) as of/i;
const LINE = /^(?:\d{1,6}\s?行|Line \d{1,6}):?$/i;
const RULED = /^[\s|:+-]+$/;

/** Rows of cells between pipes or tabs: `| n | 138 | old | n | 139 | new |`, `| 旧 | 新 |`, number, old and new in columns. */
export function readCellRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  let columns: Columns | undefined;
  for (const [at, line] of lines.entries()) {
    const cells = toCells(line);
    const named = findColumns(cells);
    columns = named ?? columns;
    const isRuled = RULED.test(line) && line.includes('|');
    if (isRuled || named || (cells.length > 0 && cells.every(({ text }) => text === '' || LINE.test(text))))
      rows.push({ at, continues: true, spans: [] });
    else if (
      !cells.some(({ text }) => VERSION.test(text)) &&
      cells.length >= 2 &&
      (columns || line.includes('|') || isMarked(cells))
    ) {
      const row = columns ? toNamedRow(at, cells, columns) : toRow(at, cells);
      if (row) rows.push(row);
    }
  }
  return { rows };
}

/** Whether signs or the same text twice tell that cells are the sides of a difference: a list of terms has columns as well. */
function isMarked(cells: readonly Cell[]): boolean {
  const texts = cells.filter(({ text }) => !MARK.test(text));
  return (
    cells.some(({ text }) => /^[-+−]$/.test(text)) ||
    (texts.length === 2 && texts[0]?.text === texts[1]?.text)
  );
}

function findColumns(cells: readonly Cell[]): Columns | undefined {
  const sides = cells.map(({ text }) => findWhole(foldForms(text)));
  const [before, after] = [sides.indexOf('before'), sides.indexOf('after')];
  return before < 0 || after < 0 ? undefined : { before, after };
}

/** The side that a cell names and nothing else. */
function findWhole(folded: string): 'before' | 'after' | undefined {
  const found = findSide(folded);
  return found?.length === folded.length ? found.side : undefined;
}

/** A row under a heading: what is neither side nor a number is said of it. */
function toNamedRow(at: number, cells: readonly Cell[], columns: Columns): ComparedRow {
  const [before, after] = [cells[columns.before], cells[columns.after]];
  const others = cells.filter((cell) => cell !== before && cell !== after && cell.text !== '');
  const [number] = others.filter((cell) => cells.indexOf(cell) < Math.min(columns.before, columns.after));
  return {
    at,
    ...(number && { number: number.text }),
    ...(before?.text && { before: before.text }),
    ...(after?.text && { after: after.text }),
    remarks: others.filter((cell) => cell !== number),
    continues: false,
    spans: cells.filter(({ text }) => text !== ''),
  };
}

/** A row of one text a side, undefined where there are more: then it is of another table. */
function toRow(at: number, cells: readonly Cell[]): ComparedRow | undefined {
  const texts = cells.filter(({ text }) => !MARK.test(text));
  const middle = Math.ceil(cells.length / 2);
  const numbered = cells.length === 3 ? cells[0] : undefined;
  const [left, right] = numbered
    ? cells.slice(1).map((cell) => [cell])
    : cells.length <= 3 && texts.length === 2
      ? texts.map((cell) => [cell])
      : toHalves(cells, middle);
  if ([left, right].some((half) => (half ?? []).filter(({ text }) => !MARK.test(text)).length > 1))
    return undefined;
  const [before, after] = [pick(left), pick(right)];
  if (!before && !after) return { at, continues: true, spans: [] };
  return {
    at,
    ...(numbered?.text && { number: numbered.text }),
    ...(before && { before: before.text }),
    ...(after && { after: after.text }),
    continues: cells.some(({ text }) => text === '>') && !cells.some(({ text }) => /^\d+$/.test(text)),
    spans: [numbered, before, after].flatMap((cell) =>
      cell?.text ? [{ from: cell.from, to: cell.to }] : [],
    ),
  };
}

function toCells(line: string): Cell[] {
  const sign = line.includes('|') ? '|' : '\t';
  if (!line.includes(sign)) return [];
  const cells = splitAtSign(line, sign, line.startsWith('|') ? 1 : 0).map((span): Cell => {
    return { ...span, text: line.slice(span.from, span.to) };
  });
  while (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

/** The cells of each side: the second begins with the second line number or mark. */
function toHalves(cells: readonly Cell[], middle: number): Cell[][] {
  const numbers = cells.flatMap(({ text }, index) => (/^(?:\d{1,6}|>)$/.test(text) ? [index] : []));
  const second = numbers[1];
  if (second === undefined) return [cells.slice(0, middle), cells.slice(middle)];
  const from = /^[ntf]$/.test(cells[second - 1]?.text ?? '') ? second - 1 : second;
  return [cells.slice(0, from), cells.slice(from)];
}

function pick(cells: readonly Cell[] | undefined): Cell | undefined {
  return cells?.find(({ text }) => !MARK.test(text));
}
