import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import type { FilledFile } from '../translation-file.ts';
import type { TranslationUnit } from '../unit.ts';
import { formatNotes } from '../unit-notes.ts';
import { toFileEdition } from './to-file-edition.ts';

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

/** What a spreadsheet may take for a formula at the start of a cell, in any width, and what keeps it from doing so. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARK = "'";

/**
 * A table for a spreadsheet (RFC 4180, UTF-8 with its mark so that spreadsheets know it): a line a unit. A cell that would
 * be taken for a formula has an apostrophe before it, which comes off on the way back.
 */
export function writeCsv(units: readonly TranslationUnit[], edition: EditionId): string {
  const rows = units.map(({ id, part, status, state, english, japanese = '', match, notes }) => {
    const remarks = Object.fromEntries(
      formatNotes(notes, match).map(({ category, text }) => [category, text]),
    );
    const cells: Partial<Record<string, string>> = {
      edition,
      id,
      part,
      status,
      change: state,
      english,
      japanese,
      ...remarks,
    };
    return COLUMNS.map((column) => toCell(cells[column] ?? ''));
  });
  return stringify([[...COLUMNS], ...rows], { bom: true, record_delimiter: 'windows' });
}

function toCell(text: string): string {
  return isFormula(text) ? MARK + text : text;
}

function fromCell(cell: string): string {
  return cell.startsWith(MARK) && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

function isFormula(text: string): boolean {
  return FORMULA.test(foldWidth(text));
}

/** A line of the table with where it begins. */
interface TableRow {
  record: string[];
  line: number;
}

/** The lines of a table by its headings, whatever their order; commas, semicolons or tabs part its cells. */
export function readCsv(text: string, file: string): FilledFile {
  const read = parseTable(text);
  if ('problem' in read)
    return {
      units: [],
      diagnostics: [
        reportDiagnostic('translation-malformed', { file, line: read.line, column: 1 }, read.problem),
      ],
    };
  const [head, ...rows] = read.rows;
  const names = head?.record.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = ['id', 'japanese'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const message = `the table has no column ${missing.join(' and ')}; its first line must name the columns as the export did`;
    return {
      units: [],
      diagnostics: [reportDiagnostic('translation-malformed', { file, line: 1, column: 1 }, message)],
    };
  }
  const cell = ({ record }: TableRow, name: string) => fromCell(record[names.indexOf(name)] ?? '');
  const edition = rows.map((row) => toFileEdition(cell(row, 'edition'))).find(Boolean);
  const units = rows
    .filter((row) => cell(row, 'id') !== '' || cell(row, 'japanese') !== '')
    .map((row) => {
      const japanese = cell(row, 'japanese').replaceAll('\r\n', '\n');
      const english = names.includes('english') ? cell(row, 'english').replaceAll('\r\n', '\n') : undefined;
      return {
        id: cell(row, 'id').trim(),
        ...(english !== undefined && { english }),
        ...(japanese !== '' && { japanese }),
        place: { file, line: row.line, column: 1 },
      };
    });
  return { ...(edition && { edition }), units, diagnostics: [] };
}

function parseTable(text: string): { rows: TableRow[] } | { problem: string; line: number } {
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
    const rows = parsed.map(({ record, info }) => {
      const line = end + 1;
      end = info.lines;
      return { record, line };
    });
    return { rows };
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    return { problem: message, line: lines ?? 1 };
  }
}
