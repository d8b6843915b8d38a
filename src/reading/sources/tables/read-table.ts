import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sliceWhen } from '../../../model/slice-when.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { areColumns, isOneOf } from '../../words.ts';
import { isPressed } from '../find-furniture.ts';
import { LineBuilder } from '../html/line-builder.ts';
import { countTags, readHtml } from '../html/read-html.ts';
import { findWrittenOffsets } from '../html/tree-walk.ts';
import { LINE_END, type ShownText, type SourceLine, splitWithEnds } from '../source-text.ts';

const SEPARATORS = [',', '\t', ';'] as const;
type Separator = (typeof SEPARATORS)[number] | '|';

const DECLARATIONS = ['sep=', '#separator:'];

/** What begins the first line of a file that says what parts its values, as spreadsheets (`sep=;`) and programs for cards (`#separator:tab`) write it. */
function findDeclaration(first: string): string | undefined {
  return DECLARATIONS.find((each) => first.startsWith(each));
}

const NAMED = new Map<string, Separator>([
  ['tab', '\t'],
  ['comma', ','],
  ['semicolon', ';'],
  ['pipe', '|'],
]);

/** What parts the values of a table, by what its first line says, its file's name or its rows; undefined where a text is no table. */
export function findSeparator(text: string, file: string): Separator | undefined {
  const [first = ''] = text.split(LINE_END, 1);
  const declared = findDeclaration(first);
  const named = declared && first.slice(declared.length);
  if (named) return NAMED.get(named.toLowerCase()) ?? SEPARATORS.find((each) => each === named);
  const ending = extname(file).toLowerCase();
  if (ending === '.tsv') return '\t';
  if (ending === '.csv') {
    const count = (separator: string) => first.split(separator).length;
    return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
  }
  // Without a comma, a whole text would be looked through for the end of a row.
  if (!text.includes(',')) return undefined;
  return isTable(parseRows(text, ',', THRESHOLDS.fewest)) && isTable(parseRows(text, ',')) ? ',' : undefined;
}

/**
 * Where the table begins below the lines that say what it is, the columns by which a program for cards keeps them, the one of
 * those that says of what sort a card is, whether its cells are markup.
 */
function readHead(text: string): { body: number; others: number[]; sort: number; isMarkup: boolean } {
  const [first = '', ...lines] = splitWithEnds(text.slice(0, THRESHOLDS.sample));
  const declared = findDeclaration(first);
  const end = declared?.startsWith('#') ? lines.findIndex((line) => !line.startsWith('#')) : 0;
  const head = declared ? [first, ...lines.slice(0, end)] : [];
  const find = (name: string) =>
    head.flatMap((line) => {
      const [, column] = tidySpaces(line).split(`#${name} column:`);
      return column === undefined ? [] : [Number(column) - 1];
    });
  const [sort = -1] = find('notetype');
  const isMarkup = head.some((line) => line.startsWith('#html:true'));
  return {
    body: head.join('').length,
    others: ['guid', 'notetype', 'deck', 'tags'].flatMap(find),
    sort,
    isMarkup,
  };
}

/** Whether some rows are a table's: all of them as wide, and neither few nor narrow. */
function isTable(rows: readonly string[][] = []): boolean {
  const columns = rows[0]?.length ?? 0;
  const isWide = columns >= THRESHOLDS.fewest && rows.length >= THRESHOLDS.fewest;
  return isWide && rows.every((row) => row.length === columns);
}

/**
 * The cells of a table of values, a line for each line of a cell; quotation marks around and inside them and what parts
 * them are the skip `markup`. Undefined where the table is broken: a quotation that never ends.
 */
export function readTable(text: string, separator: Separator): ShownText | undefined {
  const { body, others, sort, isMarkup } = readHead(text);
  const parsed = parseRows(text.slice(body), separator);
  if (!parsed) return undefined;
  const rows = separator === ',' ? joinLoose(parsed) : parsed;
  const arePages = isMarkup || countTags(text) >= THRESHOLDS.several;
  const builder = new LineBuilder(text);
  const tables = new Map<string | undefined, number>();
  let at = body;
  for (const [row, cells] of rows.entries()) {
    const [first = ''] = cells;
    const table = tables.getOrInsert(cells[sort], tables.size + 1);
    while (isOneOf(text.charAt(at), '\r', '\n') && !text.startsWith(first, at)) at++;
    for (const [column, value] of cells.entries()) {
      if (column > 0) at = text.indexOf(separator, at) + 1;
      builder.setForm({ cell: { table, row, column } });
      const offsets = findWrittenOffsets(text, { from: at, to: text.length }, value);
      const add = arePages && MARKUP.some((sign) => value.includes(sign)) ? addPage : addLines;
      if (!others.includes(column) && !ERRORS.has(value)) add(builder, value, offsets);
      at = (offsets.at(-1) ?? at - 1) + 1;
    }
    const end = text.slice(at).search(/[\r\n]/);
    at = end < 0 ? text.length : at + end;
  }
  return { lines: builder.lines, skips: builder.findMarkup(), marks: [] };
}

/**
 * The same rows; in one of more cells than the first, which names the columns, those that begin with a blank go on with
 * the cell before, whose comma nobody set between quotation marks.
 */
function joinLoose(rows: readonly string[][]): string[][] {
  const width = rows[0]?.length ?? 0;
  if (rows.some(({ length }) => length < width)) return [...rows];
  return rows.map((row) => {
    let extra = row.length - width;
    const isLoose = (cell: string) => cell.startsWith(' ') && extra-- > 0;
    return sliceWhen(row, (cell) => !isLoose(cell)).map((cells) => cells.join(','));
  });
}

/** What a spreadsheet shows where it found no value. */
const ERRORS = new Set(['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NULL!', '#NUM!']);

/** What a value is no plain text with. */
const MARKUP = ['<', '&'];

/** The rows of a table, or the first `to` of them. */
function parseRows(text: string, delimiter: Separator, to = -1): string[][] | undefined {
  const isWritten = delimiter === ',' || delimiter === ';';
  const options = { delimiter, skip_empty_lines: true, relax_column_count: true, to };
  // Programs write quotation marks inside others; people do not, nor whole ones between tabs.
  for (const relax_quotes of isWritten ? [false, true] : [true])
    for (const quote of isWritten ? ['"'] : ['"', null])
      try {
        return parse(text, { ...options, quote, relax_quotes });
      } catch {}
  return undefined;
}

function addLines(builder: LineBuilder, value: string, offsets: readonly number[]): void {
  let start = 0;
  for (const line of splitWithEnds(value)) {
    const shown = line.trimEnd();
    const lead = shown.length - shown.trimStart().length;
    builder.add(shown.slice(lead), offsets.slice(start + lead, start + shown.length), true);
    builder.endLine();
    start += line.length;
  }
}

/** Adds the lines of a cell that holds markup, as programs export what they show on a page. */
function addPage(builder: LineBuilder, value: string, offsets: readonly number[]): void {
  const lines = readHtml(value).lines.map((line) => ({
    ...line,
    offsets: line.offsets?.map((offset) => offsets[offset] ?? 0) ?? [],
  }));
  builder.addPage({ lines }, 0);
  builder.endLine();
}

/** The same lines, but those of tables that only lay out a page, and the titles of others, are of no table; `ofSheets` may hold several in one. */
export function settleTables(lines: readonly SourceLine[], ofSheets: boolean): SourceLine[] {
  const tables = Map.groupBy(lines, ({ cell }) => cell?.table);
  const layouts = new Set([...tables].flatMap(([table, own]) => (isLayout(own, ofSheets) ? [table] : [])));
  const posts = new Set([...tables].flatMap(([table, own]) => (holdsPosts(own) ? [table] : [])));
  return groupBy(lines, ({ cell }) => cell?.table).flatMap((group) => {
    if (!group[0]?.cell) return group;
    if (layouts.has(group[0].cell.table))
      return groupBy(group, ({ cell }) => cell && cell.row * THRESHOLDS.most.parts + cell.column).flatMap(
        (box) => settleBox(box, posts.has(group[0]?.cell?.table)),
      );
    const rows = groupBy(group, ({ cell }) => cell?.row);
    return (ofSheets ? cutSheet(rows) : [rows]).flatMap(setApart).flat();
  });
}

/** The tables of a sheet: below an empty row another begins with its title, which heads of columns are below. */
function cutSheet(rows: readonly SourceLine[][]): SourceLine[][][] {
  const tables = sliceWhen(rows, (row, at) => {
    const mayBegin = rowOf(row) > rowOf(rows[at - 1]) + 1 && countCells(row) === 1;
    const below = mayBegin ? rows.slice(at + 1, at + 1 + THRESHOLDS.opening) : [];
    return below.find((each) => countCells(each) > 1)?.every(mayHead) === true;
  });
  const [first = [], ...others] = tables;
  if (others.length === 0) return tables;
  return [
    // What is alone above the first title is of no table.
    first.length > 1 ? first : first.map((row) => row.map(withoutCell)),
    ...others.map(([title = [], ...table]) => {
      const head = title.map((line) => ({ ...line, heading: 7 }));
      return [head, ...table].map((row) => row.map(toTable(rowOf(title))));
    }),
  ];
}

function rowOf(row: readonly SourceLine[] = []): number {
  return row[0]?.cell?.row ?? 0;
}

/** Whether words may head a column. */
function mayHead({ text }: SourceLine): boolean {
  return text.length <= THRESHOLDS.nameAlone && !endsSentence(text) && Number.isNaN(Number(text));
}

/** A line as one of the table that begins in a row. */
function toTable(row: number): (line: SourceLine) => SourceLine {
  return ({ cell, ...line }) => (cell ? { ...line, cell: { ...cell, table: -row } } : line);
}

/** The rows of a table; those above it of one cell, or not half of its columns, and those below it of one say something of it and are of no table. */
function setApart(rows: readonly SourceLine[][]): SourceLine[][] {
  const counts = rows.map((row) => countCells(row));
  const most = counts.reduce((more, count) => Math.max(more, count), 0);
  const isWide = (count: number) => count >= 2 && count * 2 > most;
  const namesColumns = (row: readonly SourceLine[], at: number) =>
    isWide(counts[at] ?? 0) && areColumns(row.map(({ text }) => text));
  const named = rows.slice(0, THRESHOLDS.opening).findIndex(namesColumns);
  const head = named < 0 ? counts.findIndex(isWide) : named;
  // The row that names the columns may have others of the head above it.
  const first = counts.slice(0, head + 1).findLastIndex((count) => !isWide(count)) + 1;
  const last = counts.findLastIndex((count) => count >= 2);
  if (head < 0) return [...rows];
  // Where one cell heads each part of a table, the first of them is in it, and what is below the last.
  const isParted = counts.slice(first, last).includes(1);
  const begin = isParted && counts[first - 1] === 1 ? first - 1 : first;
  return rows.map((row, at) => {
    if (at >= begin && (isParted || at <= last)) return row;
    // What names a value in the next cell stays a row with it.
    if (counts[at] === 1) return row.map(withoutCell);
    return row.map(toTable(rowOf(row)));
  });
}

/**
 * A box of a layout: its lines, which are the frame of the page where they are links to elsewhere. The first line of one
 * that says who wrote a post heads that.
 */
function settleBox([first, ...below]: readonly SourceLine[], isOfPosts: boolean): SourceLine[] {
  const isWriter = isOfPosts && first?.cell?.column === 0 && !first.cell.head && first.heading === undefined;
  const lines = first ? [{ ...first, ...(isWriter && { heading: 7 }) }, ...below] : [];
  const shown = lines.filter(({ text }) => text !== '');
  const others = shown.filter(({ link }) => !link);
  const links = shown.length - others.length;
  const areLinks =
    links >= shown.length * THRESHOLDS.nearlyAll ||
    (links >= others.length && !others.some(({ text }) => endsSentence(text)));
  const isFrame = links >= THRESHOLDS.fewest && areLinks;
  const isOfSite = (line: SourceLine) => isFrame || isPressed(line);
  return lines.map((line) => ({ ...withoutCell(line), ...(isOfSite(line) && { frame: true as const }) }));
}

function withoutCell({ cell: _, ...line }: SourceLine): SourceLine {
  return line;
}

/** How many cells of a row hold something. */
function countCells(row: readonly SourceLine[]): number {
  return new Set(row.flatMap(({ cell, text }) => (text === '' ? [] : [cell?.column]))).size;
}

/** Whether a table lays out a page: a single row or column, headings in its cells beside each other, or whole texts; in a sheet cells may be empty. */
function isLayout(lines: readonly SourceLine[], ofSheets: boolean): boolean {
  const rows = groupBy(lines, ({ cell }) => cell?.row);
  const wide = rows.filter((row) => countCells(row) > 1);
  if (wide.length < 2 || (!ofSheets && wide.length * 2 < rows.length)) return true;
  const isLong = (cell: readonly SourceLine[]) => cell.length > THRESHOLDS.cellLines;
  return wide.flatMap(cellsOf).some(isHeaded) || rows.flatMap(cellsOf).some(isLong) || holdsPosts(lines);
}

/** Whether a cell has a heading; words in bold that are all of it may head a column or a row. */
function isHeaded(cell: readonly SourceLine[]): boolean {
  const shown = cell.filter(({ text }) => text !== '');
  return shown.some(({ heading }) => heading !== undefined && (heading < 7 || shown.length > 1));
}

/** Whether most rows of several cells have several lines in each of two, as a forum sets who wrote a post beside it. */
function holdsPosts(lines: readonly SourceLine[]): boolean {
  const shown = lines.filter((line) => line.text !== '' && !line.frame && !isPressed(line));
  const rows = groupBy(shown, ({ cell }) => cell?.row)
    .filter(([first]) => !first?.cell?.head)
    .map(cellsOf)
    .filter(({ length }) => length > 1);
  const posts = rows.filter((boxes) => boxes.length === 2 && boxes.every((box) => box.length > 1));
  return posts.length >= THRESHOLDS.several && posts.length >= rows.length * THRESHOLDS.nearlyAll;
}

function cellsOf(row: readonly SourceLine[]): SourceLine[][] {
  return groupBy(row, ({ cell }) => cell?.column);
}

/** Lines after each other that are of one group; an empty line is of the group it is in. */
function groupBy(
  lines: readonly SourceLine[],
  keyOf: (line: SourceLine) => number | undefined,
): SourceLine[][] {
  return sliceWhen(lines, (line, _, [above]) => keyOf(line) !== (above && keyOf(above)));
}
