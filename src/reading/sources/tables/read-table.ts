import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { THRESHOLDS } from '../../thresholds.ts';
import { LineBuilder } from '../html/line-builder.ts';
import { LINE_END, type ShownText, splitWithEnds } from '../source-text.ts';

const SEPARATORS = [',', '\t', ';'] as const;
type Separator = (typeof SEPARATORS)[number] | '|';

/** What parts the values of a table, by its file's name or by its rows; undefined where a text is no table. */
export function findSeparator(text: string, file: string): Separator | undefined {
  const ending = extname(file).toLowerCase();
  if (ending === '.tsv') return '\t';
  if (ending === '.csv') {
    const [head = ''] = text.split(LINE_END, 1);
    const count = (separator: string) => head.split(separator).length;
    return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
  }
  return isTable(parseRows(text, ',', THRESHOLDS.fewest)) && isTable(parseRows(text, ',')) ? ',' : undefined;
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
  const rows = parseRows(text, separator);
  if (!rows) return undefined;
  const builder = new LineBuilder(text);
  let at = 0;
  for (const [row, cells] of rows.entries()) {
    while (/[\r\n]/.test(text.charAt(at))) at++;
    for (const [column, value] of cells.entries()) {
      if (column > 0) at = text.indexOf(separator, at) + 1;
      builder.setForm({ cell: { table: 1, row, column } });
      at = addCell(builder, text, at, value);
    }
    const end = text.slice(at).search(/[\r\n]/);
    at = end < 0 ? text.length : at + end;
  }
  return { lines: builder.lines, skips: builder.findMarkup(), marks: [] };
}

/** The rows of a table, or the first `to` of them. */
function parseRows(text: string, delimiter: Separator, to = -1): string[][] | undefined {
  const isWritten = delimiter === ',' || delimiter === ';';
  for (const quote of isWritten ? ['"'] : ['"', null])
    try {
      const relaxed = { relax_column_count: true, relax_quotes: !isWritten };
      return parse(text, { delimiter, quote, skip_empty_lines: true, to, ...relaxed });
    } catch {}
  return undefined;
}

/** Adds the lines of a cell that is written from an offset on; gives the offset behind it. */
function addCell(builder: LineBuilder, text: string, from: number, value: string): number {
  const isQuoted = text.charAt(from) === '"' && !text.startsWith(value, from);
  let at = isQuoted ? from + 1 : from;
  const offsets: number[] = [];
  for (const sign of value) {
    for (let unit = 0; unit < sign.length; unit++) offsets.push(at++);
    if (isQuoted && sign === '"') at++;
  }
  let start = 0;
  for (const line of splitWithEnds(value)) {
    const shown = line.trimEnd();
    const lead = shown.length - shown.trimStart().length;
    builder.add(shown.slice(lead), offsets.slice(start + lead, start + shown.length), true);
    builder.endLine();
    start += line.length;
  }
  return isQuoted ? at + 1 : at;
}
