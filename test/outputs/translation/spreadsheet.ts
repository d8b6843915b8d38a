import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';

/** How a spreadsheet saves a table. */
export interface Habits {
  delimiter: ',' | ';' | '\t';
  lineEnd: '\r\n' | '\n' | '\r';
  encoding: 'utf8' | 'utf16le' | 'shift_jis';
  hasMark: boolean;
  quotes: 'all' | 'needed';
}

/** A table opened in a spreadsheet that takes what it can for numbers, days and truth values, and saved again. */
export function saveAgain(csv: string, { delimiter, lineEnd, encoding, hasMark, quotes }: Habits): Buffer {
  const rows: string[][] = parse(csv, { bom: true });
  const needed = new RegExp(`["\r\n${delimiter}]`);
  const write = (cell: string) =>
    quotes === 'all' || needed.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = rows.map((row) => row.map((cell) => write(toValue(cell))).join(delimiter) + lineEnd).join('');
  return iconv.encode(text, encoding, { addBOM: hasMark && encoding !== 'shift_jis' });
}

/** What a cell becomes that looks like something else than text. */
export function toValue(cell: string): string {
  const bare = cell.trim();
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(bare)) return String(Number(bare));
  if (/^\d{1,3}(?:,\d{3})+$/.test(bare)) return bare.replaceAll(',', '');
  if (/^\d+(?:\.\d+)?%$/.test(bare)) return String(Number(bare.slice(0, -1)) / 100);
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(bare) ?? [];
  if (year) return `${Number(month)}/${Number(day)}/${year}`;
  if (/^\d{1,2}[-/]\d{1,2}$/.test(bare)) return '2-Jan';
  if (/^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]\d{1,4}$/i.test(bare)) return '1-Mar';
  if (/^\d{1,2}:\d\d$/.test(bare)) return `${bare}:00`;
  if (/^(?:true|false)$/i.test(bare)) return bare.toUpperCase();
  if (/^[=+@-]/.test(bare)) return '#NAME?';
  return cell;
}
