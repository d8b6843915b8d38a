import { checkFileTarget } from '../output/check-target.ts';
import { writeWhole } from '../output/write-whole.ts';
import type { EditionId } from '../records/edition.ts';
import { TRANSLATION_FORMATS, type TranslationFormatName } from './formats.ts';
import { listRecords } from './list-records.ts';
import { loadProject } from './load-project.ts';
import { UNIT_STATUSES, type UnitStatus } from './unit.ts';

export interface ExportOptions {
  edition: EditionId;
  format: TranslationFormatName;
  /** Without it, `cr-2026-04-17.xlf` in the working folder. */
  out: string | undefined;
}

const STATUS_WORDS: Readonly<Record<UnitStatus, string>> = {
  final: 'locked, for their Japanese holds',
  proposed: 'proposed, to be looked at',
  open: 'to translate',
};

/** Writes an edition as a file for translators. */
export function runExport({ edition, format, out }: ExportOptions): { lines: string[]; exitCode: 0 | 1 | 2 } {
  const { ending, write } = TRANSLATION_FORMATS[format];
  const file = out ?? `cr-${edition}.${ending}`;
  const unwritable = checkFileTarget(file);
  if (unwritable) return { lines: [`--out ${file}: ${unwritable}`], exitCode: 2 };
  const project = loadProject();
  if ('lines' in project) return { lines: [...project.lines, 'nothing was exported'], exitCode: 1 };
  const { book } = project;
  const records = listRecords(book, edition);
  if (records.length === 0)
    return {
      lines: [
        explainMissing(
          edition,
          book.editions.map(({ id }) => id),
        ),
      ],
      exitCode: 1,
    };
  writeWhole(file, write({ book, edition, records }));
  const units = records.flatMap(({ slots }) => slots.map(({ unit }) => unit));
  const counts = UNIT_STATUSES.map((status) => {
    const count = units.filter((unit) => unit.status === status).length;
    return `${count.toLocaleString('en')} ${STATUS_WORDS[status]}`;
  });
  return {
    lines: [
      `${file}: ${units.length.toLocaleString('en')} units of edition ${edition}`,
      ...counts.map((line) => `  ${line}`),
    ],
    exitCode: 0,
  };
}

/** Why an edition cannot be translated, and which can. */
export function explainMissing(edition: EditionId, editions: readonly EditionId[]): string {
  const others = editions.length === 0 ? 'none is kept' : `kept are ${editions.join(', ')}`;
  return `edition ${edition} has no English here (${others}); npm run ingest:add keeps a document`;
}
