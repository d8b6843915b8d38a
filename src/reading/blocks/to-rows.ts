import { findWrittenDay } from '../../model/records/find-day.ts';
import { otherLang } from '../../model/records/lang.ts';
import { sliceWhen } from '../../model/slice-when.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { asks, endsIn, endsSentence } from '../../model/text/sentence.ts';
import { cutCells, isBarred, isNumberAlone } from '../sources/placed-line.ts';
import type { RunningText } from '../sources/running-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import {
  areColumns,
  DAY_IN_DIGITS,
  ENGLISH_COLUMN,
  findColumn,
  headsColumn,
  isOneOf,
  JAPANESE_COLUMN,
  PERSON_OR_THING,
  toSide,
  withoutLanguage,
} from '../words.ts';
import type { Cell, Column } from './block.ts';
import { parseLabel } from './label.ts';
import { asWhole, type Line, type Row, type Table } from './list-lines.ts';
import { isHeadingText } from './parse-names.ts';
import { readLine, toEntryForm } from './read-line.ts';

/** The lines of each row of a table that the format has, as one line with cells. */
export function joinCells(lines: readonly Line[], running: RunningText): Line[] {
  const goesOn = ({ cell }: Line, [first]: readonly Line[]) => cell && first?.cell?.row === cell.row;
  return sliceWhen(lines, (line, _, above) => !goesOn(line, above)).map((parts) => {
    const [first, last] = [parts[0] as Line, parts.at(-1) as Line];
    return first.cell ? joinTo(asWhole(first), last, toCells(parts, running), running) : first;
  });
}

/** A line and those below it to another as one line with cells. */
function joinTo(line: Line, { to }: Line, cells: readonly Cell[], { text, folded }: RunningText): Line {
  const stretch = { text: text.slice(line.from, to), folded: folded.slice(line.from, to) };
  return { ...line, ...stretch, to, textTo: to, form: 'text', style: 'row', cells };
}

/** The lines of a message in quotation marks behind a tab, as LINE saves one that has several, as one line with cells. */
export function joinQuoted(lines: readonly Line[], running: RunningText): Line[] {
  const opening = new Set(lines.filter(({ text }) => opensQuote(text)));
  // Whether a quotation that the first of some lines opens goes on below the last.
  const isOpen = (above: readonly Line[]) =>
    opening.has(above[0] as Line) && (above.length === 1 || !above.at(-1)?.text.endsWith('"'));
  const begins = ({ text }: Line, _: number, above: readonly Line[]) =>
    !isOpen(above) || (text.includes('\t') && !text.endsWith('"'));
  return sliceWhen(lines, begins).flatMap((parts) => {
    const [line, last] = [parts[0] as Line, parts.at(-1) as Line];
    const cells = isOpen(parts) || parts.length === 1 ? [] : cutLine(line);
    const open = cells.at(-1);
    if (!open) return parts;
    const { to } = last;
    const below = parts.slice(1).map((part) => ({ from: part.from, to: part.to }));
    const quoted = { ...open, to, text: running.text.slice(open.from, to), lines: [...open.lines, ...below] };
    return [joinTo(line, last, [...cells.slice(0, -1), quoted], running)];
  });
}

function opensQuote(text: string): boolean {
  const at = text.lastIndexOf('\t"');
  return at >= 0 && text.lastIndexOf('"') === at + 1;
}

/** The cells of a row of a table that the format has; lines of one column after each other are of one. */
function toCells(parts: readonly Line[], { text }: RunningText): Cell[] {
  const begins = ({ cell }: Line, _: number, [first]: readonly Line[]) =>
    first?.cell?.column !== cell?.column;
  return sliceWhen(parts, begins).map((own) => {
    const lines = own.map(({ from, to }) => ({ from, to }));
    const [{ cell, from }, { to }] = [own[0] as Line, own.at(-1) as Line];
    return { column: cell?.column ?? 0, from, to, text: text.slice(from, to), lines };
  });
}

/**
 * Tells what is a row of a table and what its columns hold: rows of the format, or lines parted by tabs or bars beside
 * others that are.
 */
export function toRows(lines: readonly Line[]): Line[] {
  const cut = new Map(lines.map((line) => [line, line.cells ?? cutLine(line)]));
  const isRow = (line: Line) => {
    const cells = cut.get(line)?.length ?? 0;
    return cells > 1 || line.cell !== undefined || (cells > 0 && isBarred(line.text));
  };
  const isApart = (line: Line, _: number, [first = line]: readonly Line[]) =>
    !isRow(line) || !isRow(first) || line.cell?.table !== first.cell?.table;
  return sliceWhen(lines, isApart).flatMap((own) => {
    const [first] = own as [Line];
    if (!isRow(first) || (own.length < 2 && !first.cell && !isBarred(first.text))) return own;
    const rows = own.map((line) => ({ ...line, cells: cut.get(line) ?? [] }));
    const marks = rows.map(({ cells: [mark, said] }) => (mark && said ? markOf(mark) : undefined));
    const areMarked = marks.includes('question') && marks.includes('answer');
    const table = toTable(rows);
    return rows.map((row, at) => {
      const form = areMarked ? marks[at] : undefined;
      return form ? { ...row, form, style: form, table } : toRow(row, table);
    });
  });
}

/** Whether a cell is nothing but the sign of a question or an answer: `問3`, `A`. */
function markOf({ text }: Cell): 'question' | 'answer' | undefined {
  const sign = foldForms(text);
  const read = [sign, `${sign}:`].map(readLine).find(({ textFrom, textTo }) => textFrom >= textTo);
  return read?.form === 'question' || read?.form === 'answer' ? read.form : undefined;
}

function toTable(rows: readonly Row[]): Table {
  const [first, second] = rows;
  if (!first || !second) return { heads: [], columns: [] };
  // A name of several columns has those of each below it.
  const isParted = columnsOf(second).difference(columnsOf(first)).size > 0;
  const below = second.cells.map(({ text }) => text);
  const isOver = isParted && below.length > 1 && areColumns(below);
  const isNamed = isHeadRow(first) || isOver;
  const isDeep = isOver || (isNamed && isParted && below.every((name) => headsColumn(foldForms(name))));
  const heads = isDeep ? [first, second] : [first];
  const others = groupByColumn(rows.slice(heads.length));
  const named = nameColumns(heads);
  const sides = named.map(({ name }) => toSide(foldForms(name)));
  const isCompared = sides.includes('before') && sides.includes('after');
  const isHeaded = isCompared || isNamed;
  const names = named.map(({ name }) => name);
  const mayBeHeaded = isHeaded || (second.cell !== undefined && isHeadOf(names, others));
  if (!mayBeHeaded) return { heads: [], columns: tellColumns(rows) };
  const columns: (Column | undefined)[] = [];
  for (const [index, { column, name }] of named.entries()) {
    const side = isCompared ? sides[index] : undefined;
    columns[column] = side ? { is: side } : readColumn(name);
  }
  if (isHeaded) nameLanguages(columns, named);
  nameOthers(columns, names, others);
  const [other, ...more] = columns.filter((column) => column?.is === 'name' && !column.lang);
  const [stated, ...further] = new Set(columns.flatMap((column) => column?.lang ?? []));
  // A column of names beside those in one language is in the other.
  if (other && more.length === 0 && stated && further.length === 0) other.lang = otherLang(stated);
  return { heads: heads.map(({ from }) => from), columns };
}

type CellsByColumn = ReadonlyMap<number, readonly Cell[]>;

function groupByColumn(rows: readonly Row[]): CellsByColumn {
  return Map.groupBy(
    rows.flatMap(({ cells }) => cells),
    ({ column }) => column,
  );
}

function columnsOf({ cells }: Pick<Row, 'cells'>): Set<number> {
  return new Set(cells.map(({ column }) => column));
}

/** Whether a row names columns: by its words, or by the format, which may have a sentence in its first row; `p.` is none. */
function isHeadRow({ cell, cells }: Row): boolean {
  const names = cells.map(({ text }) => text);
  const isSentence = (name: string) => endsIn(name, '。') || (endsIn(name, '.') && name.includes(' '));
  return areColumns(names) || (cell?.head === true && !names.some(isSentence));
}

/** The columns that rows at the head of a table name; below the name of several each has that before its own. */
function nameColumns(heads: readonly Row[]): { column: number; name: string }[] {
  const cells = heads.flatMap((row, depth) => row.cells.map((cell) => ({ ...cell, depth })));
  cells.sort((a, b) => a.column - b.column || a.depth - b.depth);
  const parted = columnsOf({ cells: heads[1]?.cells ?? [] });
  let over = '';
  return cells.flatMap(({ column, depth, text }) => {
    if (depth === 0) over = text;
    if (depth === 0 && parted.has(column)) return [];
    return [{ column, name: depth === 0 ? text : `${over} ${text}`.trim() }];
  });
}

/** Whether short words head the rows of a file of values: a column below them holds sentences, or nothing but numbers. */
function isHeadOf(heads: readonly string[], below: CellsByColumn): boolean {
  const areWords = heads.every((head) => head.length <= THRESHOLDS.nameAlone && isHeadingText(head));
  if (heads.length < THRESHOLDS.several || !areWords) return false;
  return heads.some((_, at) =>
    isColumnOf(below, at, (cell) => endsSentence(cell) || isNumberAlone(foldForms(cell))),
  );
}

/**
 * Where no head names them: a column of questions, and the first one of sentences behind it. Names beside questions are
 * people's; beside days a column of sentences is what was said.
 */
function nameOthers(columns: (Column | undefined)[], heads: readonly string[], below: CellsByColumn): void {
  const has = (...names: Column['is'][]) => columns.some((column) => column && names.includes(column.is));
  const find = (is: 'question' | 'answer' | 'text', from: number, isSo: (cell: string) => boolean) => {
    const named = columns.findIndex((column) => column?.is === is);
    if (named >= 0) return named;
    const at = columns.findIndex(
      (column, index) => index >= from && column?.is === 'other' && isColumnOf(below, index, isSo),
    );
    if (at >= 0) columns[at] = { ...columns[at], is };
    return at;
  };
  const asked = find('question', 0, asksInLine);
  // What is ruled of a question answers it.
  if (asked >= 0 && !has('answer'))
    for (const column of columns) if (column?.is === 'ruling') column.is = 'answer';
  if (asked >= 0) find('answer', asked + 1, endsSentence);
  // What is before the answers, and asks nothing, says what happened.
  const before = columns.findIndex((column) => column?.is === 'answer') - 1;
  if (asked < 0 && columns[before]?.is === 'other' && isColumnOf(below, before, endsSentence))
    columns[before] = { is: 'question' };
  const named = columns.findIndex((_, at) => PERSON_OR_THING.test(foldForms(heads[at] ?? '').trim()));
  if (has('question') && named >= 0) columns[named] = { is: 'person' };
  if (has('day') && !has('question', 'answer', 'ruling', 'text', 'cost', 'before', 'after'))
    find('text', 0, endsSentence);
}

/** Whether a line of a cell asks: below it may be the same in the other language. */
function asksInLine(cell: string): boolean {
  return cell.split('\n').some(asks);
}

/** Whether nearly all cells of a column, and enough of them, are so. */
function isColumnOf(below: CellsByColumn, at: number, isSo: (cell: string) => boolean): boolean {
  const cells = below.get(at) ?? [];
  const such = cells.filter(({ text }) => isSo(text)).length;
  return such >= THRESHOLDS.several && such >= cells.length * THRESHOLDS.nearlyAll;
}

/**
 * Two columns of one thing are in the two languages: where a head says one, or where the heads are in both. So are several
 * others whose heads take turns: `Infraction`, `違反`, `Penalty`, `罰則`.
 */
function nameLanguages(
  columns: readonly (Column | undefined)[],
  named: readonly { column: number; name: string }[],
): void {
  const headed = named.flatMap(({ column, name }) => {
    const holds = columns[column];
    return holds ? [{ holds, printed: languageOf(name), bare: withoutLanguage(name) }] : [];
  });
  const others = headed.filter(({ holds }) => holds.is === 'other');
  const takeTurns = others.every(
    ({ printed }, at) => printed && (printed === others[0]?.printed) === (at % 2 === 0),
  );
  if (others.length > 2 && others.length % 2 === 0 && takeTurns && areColumns(named.map(({ name }) => name)))
    for (const { holds, printed } of others) if (printed) holds.lang = printed;
  // One name twice, with a language beside it: `Penalty`, `Penalty (JP)`.
  const alike = Map.groupBy(headed, ({ holds, bare }) => (holds.is === 'other' ? bare : holds.is));
  for (const [is, [one, two, ...more]] of alike) {
    if (is === '' || !one || !two || more.length > 0) continue;
    const stated = one.holds.lang ?? (two.holds.lang ? otherLang(two.holds.lang) : one.printed);
    if (!stated || (!one.holds.lang && !two.holds.lang && one.printed === two.printed)) continue;
    one.holds.lang = stated;
    two.holds.lang ??= otherLang(stated);
  }
}

/**
 * Columns without a head: days or times, who said something then, and what; words, each of one language, are the languages of a list, two, or of
 * more the two of sentences.
 */
function tellColumns(rows: readonly Row[]): (Column | undefined)[] {
  const cells = rows.flatMap((row) => row.cells);
  const days = cells.filter(({ column, text: cell }) => column === 0 && isDayAlone(cell));
  const messages = rows.filter((row) => row.cells.length > 2);
  const isOfChat =
    days.every(({ text: cell }) => WHEN.exec(cell)?.groups?.['time']) && messages.length * 2 > rows.length;
  if (rows.length > 1 && days.length === rows.length)
    return [{ is: 'day' }, ...(isOfChat ? [{ is: 'person' as const }] : []), { is: 'text' }];
  const worded = cells.filter((cell) => languageOf(cell.text) && !isNumberAlone(cell.text));
  const all = [...Map.groupBy(worded, ({ column }) => column)];
  const below = groupByColumn(rows);
  const asked = all.length > 2 ? all.find(([column]) => isColumnOf(below, column, asksInLine)) : undefined;
  const told =
    all.length > 2
      ? all.filter((each) => each !== asked && each[1].every((cell) => endsSentence(cell.text)))
      : all;
  const columns: (Column | undefined)[] = [];
  for (const [column, own] of told) {
    const [lang, ...others] = new Set(own.map((cell) => languageOf(cell.text)));
    if (lang && others.length === 0) columns[column] = { is: 'text', lang };
  }
  const langs = new Set(columns.map((column) => column?.lang));
  if (told.length === 2 && langs.has('en') && langs.has('ja')) {
    if (!asked) return columns;
    const answers = columns.map((column): Column | undefined => column && { ...column, is: 'answer' });
    answers[asked[0]] = { is: 'question' };
    return answers;
  }
  const width = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const others = Array.from({ length: width }, (): Column => ({ is: 'other' }));
  nameOthers(others, [], below);
  return others.some(({ is }) => is === 'question') ? others : [];
}

/** A day in digits, or a time, alone. */
const WHEN = new RegExp(`^(?:${DAY_IN_DIGITS}|(?<time>\\d{1,2}:\\d\\d(?::\\d\\d)?))$`);

function isDayAlone(cell: string): boolean {
  return findWrittenDay(cell)?.to === cell.length || WHEN.test(foldForms(cell));
}

function toRow(line: Row, table: Table): Line {
  const cells = line.cells.map((cell) => {
    const holds = table.columns[cell.column];
    return holds ? { ...cell, holds } : cell;
  });
  const row: Line = { ...line, cells, table };
  const [first] = cells;
  if (line.form === 'entry') return { ...row, textFrom: line.from };
  if (!first) return row;
  const { label: _, ...rest } = row;
  // Of a text in both languages the number may be in any column; of other rows it is what they begin with.
  const isInBoth = new Set(table.columns.flatMap((column) => column?.lang ?? [])).size > 1;
  const numbered = (isInBoth && cells.find(({ holds }) => holds?.is === 'number')) || first;
  const label = parseLabel(foldForms(numbered.text));
  const others = cells.filter((cell) => cell !== numbered);
  const [next] = others;
  if (!label || label.textFrom < numbered.text.length || !next || table.heads.includes(line.from))
    return { ...rest, form: 'text', style: 'row', textFrom: first.from };
  const placed = { ...label, end: numbered.from + label.end, textFrom: next.from };
  return { ...rest, ...toEntryForm(placed), textFrom: first.from, cells: others };
}

/** The cells of a line parted by tabs, or by bars from its beginning, or its number, on; empty ones are none. */
function cutLine({ label, ...line }: Line): Cell[] {
  const isParted =
    isBarred(line.text) ||
    line.text.includes('\t') ||
    line.text.charAt((label?.textFrom ?? line.from) - line.from) === '|';
  if (!isOneOf(line.form, 'text', 'entry') || !isParted) return [];
  return cutCells(line.text).flatMap((cell, column) => {
    const [from, to] = [Math.max(line.from + cell.from, line.textFrom), line.from + cell.to];
    const text = line.text.slice(from - line.from, to - line.from);
    return to > from ? [{ column, from, to, text, lines: [{ from, to }] }] : [];
  });
}

/** What a column holds by the words at its head. */
export function readColumn(head: string): Column {
  const text = foldForms(head).trim().replaceAll('_', ' ');
  const is = findColumn(text) ?? 'other';
  const lang = JAPANESE_COLUMN.test(text) ? 'ja' : ENGLISH_COLUMN.test(text) ? 'en' : undefined;
  return { is, ...(lang && { lang }) };
}
