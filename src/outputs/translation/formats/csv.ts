import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { EditionId } from '../../../model/records/edition.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { type FilledFile, refuseFile, toFileEdition } from '../translation-file.ts';
import { formatNotes, type TranslationUnit } from '../unit.ts';

const COLUMNS = [
  'edition',
  'id',
  'part',
  'status',
  'change',
  'english',
  'japanese',
  'old-english',
  'old-japanese',
  'references',
  'symbols',
  'terms',
] as const;

/** What a spreadsheet takes for a formula, a number, a day or a truth value, in any width, and what keeps it from doing so. */
const TAKEN =
  /^['\s]*(?:[=+\-@\t\r]|(?:[\d.,:/%¥$€() -]+(?:e[\d+-]+|[ap]m)?|\d+[-/ ]?[a-z]{3,9}[-/. ]?\d*|[a-z]{3,9}[-/. ]+\d[\d, ]*|[年月日時分秒\d]*\d[年月日時分秒]|true|false)\s*$)/i;
const MARK = "'";
/** Before the number of a rule, so that a spreadsheet does not take 702.190 for 702.19. */
const RULE = 'rule ';

/**
 * A table for a spreadsheet (RFC 4180, UTF-8 with its mark so that spreadsheets know it): a line a unit. A cell that would
 * be taken for a formula has an apostrophe before it, which comes off on the way back.
 */
export function writeCsv(units: readonly TranslationUnit[], edition: EditionId): string {
  const rows = units.map(({ id, part, status, state, english, japanese, match, notes }) => ({
    edition: `cr-${edition}`,
    id: /^\d/.test(id) ? RULE + id : id,
    part,
    status,
    change: state,
    english,
    japanese,
    ...Object.fromEntries(formatNotes(notes, match)),
  }));
  // A line feed alone is no end of a line to the writer, but it is to every reader.
  return stringify(rows, {
    bom: true,
    header: true,
    columns: COLUMNS,
    cast: { string: toCell },
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}

/** A cell that a spreadsheet takes for nothing but text. */
export function toCell(text: string): string {
  return isTaken(text) ? MARK + text : text;
}

const isTaken = (text: string): boolean => TAKEN.test(foldWidth(text));

/** A line of the table with where it begins. */
interface TableRow {
  record: string[];
  line: number;
}

/** The lines of a table by its headings, whatever their order; commas, semicolons or tabs part its cells. */
export function readCsv(text: string, file: string): FilledFile {
  const read = parseTable(text);
  const fault = 'problem' in read ? read : findFault(read, text);
  if (fault || 'problem' in read)
    return refuseFile({ file, line: fault?.line ?? 1, column: 1 }, fault?.problem ?? '');
  const [head, ...rows] = read;
  const names = toNames(head);
  const cell = ({ record }: TableRow, name: string) => {
    const written = record[names.indexOf(name)] ?? '';
    return written.startsWith(MARK) && isTaken(written.slice(1)) ? written.slice(1) : written;
  };
  const edition = rows.map((row) => toFileEdition(cell(row, 'edition'))).find(Boolean);
  const units = rows
    .filter((row) => cell(row, 'id') !== '' || cell(row, 'japanese') !== '')
    .map((row) => {
      const japanese = cell(row, 'japanese').replace(/\r$/, '').replaceAll('\r\n', '\n');
      const english = names.includes('english') ? cell(row, 'english').replaceAll('\r\n', '\n') : undefined;
      return {
        id: cell(row, 'id')
          .trim()
          .replace(/^rule\s+/i, ''),
        english,
        japanese: japanese || undefined,
        place: { file, line: row.line, column: 1 },
      };
    });
  return { edition, units, diagnostics: [] };
}

const toNames = (head: TableRow | undefined): string[] =>
  head?.record.map((name) => name.trim().toLowerCase()) ?? [];

/** What is wrong with a table, and at which line. */
interface TableFault {
  problem: string;
  line: number;
}

/** What a table may not lack or hold: every row is whole, the last one included. */
function findFault([head, ...rows]: readonly TableRow[], text: string): TableFault | undefined {
  const names = toNames(head);
  const missing = ['id', 'japanese'].filter((name) => !names.includes(name));
  if (missing.length > 0)
    return {
      problem: `the table has no column ${missing.join(' and ')}; its first line must name the columns as the export did`,
      line: 1,
    };
  const wide = rows.find(({ record }) => record.slice(names.length).some((cell) => cell.trim() !== ''));
  const tooWide = 'the row has more cells than the table has columns; put quotes around a text with commas';
  if (wide) return { problem: tooWide, line: wide.line };
  const last = rows.at(-1);
  if (!last || /[\r\n]\s*$/.test(text)) return undefined;
  // Without a line end the last cell may be the half of one.
  const end = last.record.length;
  const isShort = end < names.length || end - 1 === names.indexOf('japanese');
  const cut =
    'the file ends within its last row; save it again, or end the row with a line end if it is whole';
  return isShort ? { problem: cut, line: last.line } : undefined;
}

function parseTable(text: string): TableRow[] | TableFault {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let end = 0;
    return parsed.map(({ record, info }) => {
      const line = end + 1;
      end = info.lines;
      return { record, line };
    });
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    return { problem: message, line: lines ?? 1 };
  }
}
