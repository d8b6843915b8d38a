import type { EditionId } from '../../model/records/edition.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { writeCsv } from './formats/csv.ts';
import { writePo } from './formats/po.ts';
import { writeTbx } from './formats/tbx.ts';
import { writeTmx } from './formats/tmx.ts';
import { writeXliff, writeXliff1 } from './formats/write-xliff.ts';
import { listMemory } from './list-memory.ts';
import { listRecords, listUnits, type UnitRecord } from './list-records.ts';

/** What a worksheet is made of. */
export interface Worksheet {
  book: Book;
  edition: EditionId;
  records: readonly UnitRecord[];
}

/** Every format a translation is handed out in, by the name the command line gives it. */
export const TRANSLATION_FORMATS = {
  xliff: { ending: 'xlf', write: (sheet) => writeXliff(listUnits(sheet.records), sheet.edition) },
  xliff12: { ending: 'xliff', write: (sheet) => writeXliff1(listUnits(sheet.records), sheet.edition) },
  tmx: {
    ending: 'tmx',
    write: ({ book, edition, records }) => writeTmx(listMemory(book, edition, records), edition),
  },
  tbx: { ending: 'tbx', write: ({ book }) => writeTbx(book) },
  csv: { ending: 'csv', write: (sheet) => writeCsv(listUnits(sheet.records), sheet.edition) },
  po: { ending: 'po', write: (sheet) => writePo(listUnits(sheet.records), sheet.edition) },
} as const satisfies Record<string, { ending: string; write(sheet: Worksheet): string }>;

/** Name of the file of an edition in a format: `cr-2026-04-17.xlf`. */
export function toFileName(edition: EditionId, format: TranslationFormatName): string {
  return `cr-${edition}.${TRANSLATION_FORMATS[format].ending}`;
}

/** An edition in every format, by the names of the files: what its translators are handed. */
export function collectTranslationFiles(book: Book, edition: EditionId): Map<string, string> {
  const sheet = { book, edition, records: listRecords(book, edition) };
  return new Map(
    FORMAT_NAMES.map((format) => [toFileName(edition, format), TRANSLATION_FORMATS[format].write(sheet)]),
  );
}

export type TranslationFormatName = keyof typeof TRANSLATION_FORMATS;

export const FORMAT_NAMES = Object.keys(TRANSLATION_FORMATS) as TranslationFormatName[];
