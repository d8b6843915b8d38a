import { isWide } from '../../../model/text/script.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { cutCells, isBarred, joinLine, type Stretch, sliceLine, unitAtColumn } from '../placed-line.ts';
import { offsetAt, type SourceLine, type SourceSkip } from '../source-text.ts';

const DASHES = '─━═=-';
/** What lines of boxes are drawn with, by the plain sign that does the same. */
const SIGNS: readonly [plain: string, drawn: string][] = [
  ['-', DASHES],
  ['|', '│┃║|'],
  ['+', '┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝+:'],
];

/** What any line of dashes has. */
const DRAWN = Array.from(DASHES, (sign) => sign + sign);

/**
 * The lines of a text with its tables that are drawn with signs as cells: what is below or between lines of dashes in several
 * stretches, each over a column. A line without bars whose first column is empty, and what two such lines hold between them, goes
 * on with its row; the signs are the skip `separator`. The lines of any other text are given back as they are.
 */
export function readDrawn(lines: readonly SourceLine[], skips: SourceSkip[]): SourceLine[] {
  const read: SourceLine[] = [];
  let done = 0;
  for (let at = 0; at < lines.length; at++) {
    const starts = findStarts(lines[at]);
    const table = starts && readTable(lines, at, starts);
    if (!table) continue;
    at = table.to - 1;
    if (table.from < done || table.rows.length < THRESHOLDS.several) continue;
    for (const line of lines.slice(done, table.from)) read.push(line);
    done = table.to;
    const last = read.findLast(({ cell }) => cell)?.cell ?? { table: 0, row: 0 };
    for (const [row, { cells, isHead }] of table.rows.entries())
      for (const [column, line] of cells.entries()) {
        const head = isHead && { head: true as const };
        if (line)
          read.push({ ...line, cell: { table: last.table + 1, row: last.row + row + 1, column, ...head } });
      }
    skips.push(...table.skips);
  }
  return [...read, ...lines.slice(done)];
}

/** A row: of each column what it holds, its lines as one; undefined where it is empty. */
interface DrawnRow {
  cells: (SourceLine | undefined)[];
  isHead: boolean;
}

/** The table around a line of dashes, from its first line to the one behind its last. */
function readTable(lines: readonly SourceLine[], ruler: number, starts: readonly number[]) {
  const above = cutLine(lines[ruler - 1], starts);
  const all = above?.cells ? [above] : [];
  const from = ruler - all.length;
  for (let line = cutLine(lines[ruler], starts); line; line = cutLine(lines[from + all.length], starts))
    all.push(line);
  const inner = all.slice(1, -1).filter(({ cells }) => !cells).length;
  const rows: DrawnRow[] = [];
  let isOpen = false;
  for (const [index, { line, cells }] of all.entries()) {
    const last = rows.at(-1);
    if (!cells) {
      isOpen = false;
      if (last && rows.length === 1 && index < all.length - 1) last.isHead = true;
      continue;
    }
    const parts = cells.map(({ from, to }) => (to > from ? sliceLine(line, from, to) : undefined));
    const goesOn = isOpen && (inner >= THRESHOLDS.several || !(parts[0] || hasBars(line)));
    isOpen = true;
    if (last && goesOn) last.cells = parts.map((part, column) => join(last.cells[column], part));
    else rows.push({ cells: parts, isHead: false });
  }
  const skips = all.flatMap(({ line, cells = [] }) => listSigns(line, cells));
  return { from, to: from + all.length, rows, skips };
}

function join(line: SourceLine | undefined, more: SourceLine | undefined): SourceLine | undefined {
  if (!line || !more) return line ?? more;
  const areWide = isWide(line.text.at(-1) ?? '') && isWide(more.text.charAt(0));
  return joinLine(line, more, areWide ? '' : ' ');
}

/** The columns of a page at which the stretches of a line of dashes begin, several of them; undefined of any other line. */
function findStarts(line: SourceLine | undefined): number[] | undefined {
  const printed = line?.text ?? '';
  if (!DRAWN.some((sign) => printed.includes(sign))) return undefined;
  const text = toPlain(printed);
  const starts: number[] = [];
  for (const [at, sign] of [...text].entries()) {
    if (!'-|+ \t'.includes(sign)) return undefined;
    if (sign === '-' && text.charAt(at - 1) !== '-' && text.charAt(at + 1) === '-') starts.push(at);
  }
  const isTable = starts.length >= THRESHOLDS.several && starts.length <= THRESHOLDS.most.parts;
  return isTable ? starts : undefined;
}

function toPlain(text: string): string {
  return Array.from(text, (sign) => SIGNS.find(([, drawn]) => drawn.includes(sign))?.[0] ?? sign).join('');
}

/** A line as one of a table whose columns begin there, without cells where it is of dashes; undefined of any other. */
function cutLine(
  line: SourceLine | undefined,
  starts: readonly number[],
): { line: SourceLine; cells: Stretch[] | undefined } | undefined {
  if (!line) return undefined;
  if (findStarts(line)) return { line, cells: undefined };
  if (line.cell || line.text.trim() === '') return undefined;
  const cells = cutRow(line, starts);
  return cells && { line, cells };
}

/** The cells of a row: between its bars, else from one column to the next; undefined where something reaches over. */
function cutRow(line: SourceLine, starts: readonly number[]): Stretch[] | undefined {
  if (hasBars(line)) {
    const cells = cutCells(toPlain(line.text));
    return cells.length === starts.length ? cells : undefined;
  }
  const { text } = line;
  const ends = starts.slice(1).map((start) => unitAtColumn(text, start));
  if (ends.some((end) => end < text.length && text.charAt(end - 1).trim() !== '')) return undefined;
  return [0, ...ends].map((from, column) => {
    const part = text.slice(from, ends[column]);
    const begin = from + part.length - part.trimStart().length;
    return { from: begin, to: begin + part.trim().length };
  });
}

function hasBars({ text }: SourceLine): boolean {
  return isBarred(toPlain(text));
}

/** What is drawn on a line around its cells. */
function listSigns(line: SourceLine, cells: readonly Stretch[]): SourceSkip[] {
  const bounds = [{ from: 0, to: 0 }, ...cells, { from: line.text.length, to: line.text.length }];
  return bounds.slice(1).flatMap(({ from: end }, at) => {
    const begin = bounds[at]?.to ?? 0;
    if (line.text.slice(begin, end).trim() === '') return [];
    return [{ name: 'separator', start: offsetAt(line, begin), end: offsetAt(line, end - 1) + 1 }];
  });
}
