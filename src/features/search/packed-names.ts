import { packNumbers, unpackNumbers } from '../../model/records/number-list.ts';
import { isRuleNumber, type RuleNumber } from '../../model/records/rule-number.ts';
import { toSlug } from '../../model/text/slug.ts';
import type { AliasRow, Layout, NameRow, NamesFile } from './index-files.ts';

/** Changes with the form of the files; a browser drops kept files of another version. */
export const INDEX_VERSION = 10;

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
 * `names.json` as it is served, four kilobytes less before the first answer than as objects: the numbers as one list, a
 * column a field, a line a row. An alias is a line of its names, an empty cell and the places of what it means, in the
 * order of `SearchDocs`.
 */
export interface PackedNames {
  numbers: string;
  columns: Record<Column, string>;
  aliases: string;
}

/** Control characters in names become spaces. */
export const NAMES: Layout<NamesFile, PackedNames> = {
  pack: ({ numbers, rows, aliases }) => {
    const first = new Map<string, Cells>();
    const lines = rows.map((row) => {
      const cells = toCells(row);
      const above = findFirst(cells, first);
      return mapColumns((column) => {
        const line = toLine(cells[column]);
        const isSame =
          column !== 'en' && line !== '' && above !== cells && toLine(above[sharedColumn(column)]) === line;
        return isSame ? SAME : line;
      });
    });
    const places = new Map(listIds(numbers, rows).map((id, place) => [id, String(place)]));
    const toPlaces = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? []);
    return {
      numbers: packNumbers(numbers),
      columns: mapColumns((column) => lines.map((line) => line[column]).join(BETWEEN_ROWS)),
      aliases: aliases.map(({ names, to }) => toLine([...names, '', ...toPlaces(to)])).join(BETWEEN_ROWS),
    };
  },
  unpack: ({ numbers: list, columns, aliases }) => {
    const numbers = unpackNumbers(list);
    const lines = mapColumns((column) => columns[column].split(BETWEEN_ROWS));
    const isEmpty = COLUMNS.every((column) => columns[column] === '');
    const first = new Map<string, Cells>();
    const rows = (isEmpty ? [] : lines.en).map((en, place) => {
      const cells: Cells = { ...mapColumns(() => []), en: fromLine(en) };
      const above = findFirst(cells, first);
      for (const column of COLUMNS) {
        const line = lines[column][place] ?? '';
        cells[column] = line === SAME ? above[sharedColumn(column)] : fromLine(line);
      }
      return fromCells(cells);
    });
    const ids = listIds(numbers, rows);
    const unpacked = fromLine(aliases, BETWEEN_ROWS).map((line): AliasRow => {
      const [names = '', to = ''] = line.split(BETWEEN_NAMES + BETWEEN_NAMES);
      return { names: fromLine(names), to: fromLine(to).flatMap((place) => ids[Number(place)] ?? []) };
    });
    return { numbers, rows, aliases: unpacked };
  },
};

/** The first row of the same English name, which may be this one. */
function findFirst(cells: Cells, first: Map<string, Cells>): Cells {
  const [name = ''] = cells.en;
  const found = first.get(name) ?? cells;
  first.set(name, found);
  return found;
}

/** The column of the first row that a cell of a later one may be the same as. */
function sharedColumn(column: Column): Column {
  return column === 'see' ? 'id' : column;
}

/** What the names of a row tell of a glossary entry: its id, its address. */
function tellEntry({ en = [], ja = [] }: { en?: readonly string[]; ja?: readonly string[] }) {
  return { id: `glossary:${(en.length > 0 ? en : ja).join(', ')}`, slug: toSlug(en[0] ?? '') };
}

function toCells(row: NameRow): Cells {
  const told = tellEntry(row);
  const cells = mapColumns((column) => [row[column] ?? []].flat().map(String));
  return { ...cells, ...(row.id === told.id && { id: [] }), ...(row.slug === told.slug && { slug: [] }) };
}

function fromCells(cells: Cells): NameRow {
  const told = tellEntry(cells);
  const fields = COLUMNS.filter((column) => cells[column].length > 0).map((column) => {
    const [first] = cells[column];
    if (column === 'jaFromTable') return [column, true];
    return [column, SINGLE.has(column) ? first : [...cells[column]]];
  });
  const row: NameRow = { id: told.id, ...Object.fromEntries(fields) };
  return row.id.startsWith('glossary:') ? { slug: told.slug, ...row } : row;
}

/** Every id in the order of `SearchDocs`. */
function listIds(numbers: readonly RuleNumber[], rows: readonly NameRow[]): string[] {
  return [...numbers, ...rows.map(({ id }) => id).filter((id) => !isRuleNumber(id))];
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
