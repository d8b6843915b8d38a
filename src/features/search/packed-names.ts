import { isRuleNumber } from '../../model/records/rule-number.ts';
import { type AliasRow, type NameRow, type NamesFile, parseNumberList, toSearchId } from './index-files.ts';

const COLUMNS = ['id', 'en', 'ja', 'also', 'readings', 'see', 'date', 'slug', 'jaFromTable'] as const;
type Column = (typeof COLUMNS)[number];
/** Fields of one value. */
const SINGLE: ReadonlySet<Column> = new Set(['id', 'date', 'slug']);
/** A row, every field a list; an absent one is empty. */
type Cells = Record<Column, readonly string[]>;

/**
 * Stands for what the first row of the same English name has: rule and glossary entry share names and readings, and the
 * entry sends to that rule.
 */
const SAME = '\u0001';
const [BETWEEN_NAMES, BETWEEN_ROWS] = ['\t', '\n'];

/**
 * `names.json` as it is served, four kilobytes less before the first answer than as objects: a column a field, a line a
 * row. An alias is a line of its names, an empty cell and the places of what it means, in the order of `SearchDocs`.
 */
export interface PackedNames extends Pick<NamesFile, 'numbers'> {
  columns: Record<Column, string>;
  aliases: string;
}

/** Packs for `unpackNames`, which gives the same again but for control characters in names, which become spaces. */
export function packNames({ numbers, rows, aliases }: NamesFile): PackedNames {
  const first = new Map<string, Cells>();
  const lines = rows.map((row) => {
    const cells = toCells(row);
    const above = findAbove(cells, first);
    return mapColumns((column) => {
      const line = toLine(cells[column]);
      return column !== 'en' && line !== '' && above && toLine(above[sharedColumn(column)]) === line
        ? SAME
        : line;
    });
  });
  const places = new Map(listIds(numbers, rows).map((id, place) => [id, String(place)]));
  const toPlaces = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? []);
  return {
    numbers,
    columns: mapColumns((column) => lines.map((line) => line[column]).join(BETWEEN_ROWS)),
    aliases: aliases.map(({ names, to }) => toLine([...names, '', ...toPlaces(to)])).join(BETWEEN_ROWS),
  };
}

export function unpackNames({ numbers, columns, aliases }: PackedNames): NamesFile {
  const lines = mapColumns((column) => columns[column].split(BETWEEN_ROWS));
  const first = new Map<string, Cells>();
  const isEmpty = COLUMNS.every((column) => columns[column] === '');
  const rows = (isEmpty ? [] : lines.en).map((en, place) => {
    const above = findAbove({ en: fromLine(en) }, first);
    const cells = mapColumns((column) => {
      const line = lines[column][place] ?? '';
      return line === SAME ? (above?.[sharedColumn(column)] ?? []) : fromLine(line);
    });
    if (!above) findAbove(cells, first);
    return fromCells(cells);
  });
  const ids = listIds(numbers, rows);
  const unpacked = fromLine(aliases, BETWEEN_ROWS).map((line): AliasRow => {
    const [names = '', to = ''] = line.split(BETWEEN_NAMES + BETWEEN_NAMES);
    return { names: fromLine(names), to: fromLine(to).flatMap((place) => ids[Number(place)] ?? []) };
  });
  return { numbers, rows, aliases: unpacked };
}

/** The first row of the same English name; whole cells without one become the first of theirs. */
function findAbove(cells: Pick<Cells, 'en'> | Cells, first: Map<string, Cells>): Cells | undefined {
  const name = cells.en[0];
  const above = name === undefined ? undefined : first.get(name);
  if (name !== undefined && !above && 'id' in cells) first.set(name, cells);
  return above;
}

/** The column of the first row that a cell of a later one may be the same as. */
function sharedColumn(column: Column): Column {
  return column === 'see' ? 'id' : column;
}

function toCells(row: NameRow): Cells {
  return mapColumns((column) => [row[column] ?? []].flat().map(String));
}

function fromCells(cells: Cells): NameRow {
  const fields = COLUMNS.filter((column) => cells[column].length > 0).map((column) => {
    const [first] = cells[column];
    if (column === 'jaFromTable') return [column, true];
    return [column, SINGLE.has(column) ? first : [...cells[column]]];
  });
  return Object.fromEntries(fields);
}

/** Every id in the order of `SearchDocs`. */
function listIds(numbers: string, rows: readonly NameRow[]): string[] {
  return [...parseNumberList(numbers), ...rows.map(toSearchId).filter((id) => !isRuleNumber(id))];
}

function toLine(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\u0001\t\n]/g, ' ')).join(BETWEEN_NAMES);
}

function fromLine(line: string, between: string = BETWEEN_NAMES): string[] {
  return line === '' ? [] : line.split(between);
}

function mapColumns<Value>(map: (column: Column) => Value): Record<Column, Value> {
  return Object.fromEntries(COLUMNS.map((column) => [column, map(column)])) as Record<Column, Value>;
}
