import { existsSync } from 'node:fs';
import { checkFileTarget } from '../../disk/check-target.ts';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import type { RunOutcome } from '../../ingest/command/run-ingest.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import { fillUnits } from './fill-units.ts';
import { isTbx } from './formats/tbx.ts';
import { TRANSLATION_FORMATS, type TranslationFormatName, toFileName } from './formats.ts';
import { listRecords, listUnits } from './list-records.ts';
import { loadProject } from './load-project.ts';
import { readTranslationFile } from './read-translation-file.ts';
import { UNIT_STATUSES, type UnitStatus } from './unit.ts';

const STATUS_WORDS: Readonly<Record<UnitStatus, string>> = {
  final: 'locked, for their Japanese holds',
  proposed: 'proposed, to be looked at',
  open: 'to translate',
};

/** Writes an edition as a file for translators; without `out`, `cr-2026-04-17.xlf` in the working folder. */
export function runExport({
  edition,
  format,
  out: file = toFileName(edition, format),
}: {
  edition: EditionId;
  format: TranslationFormatName;
  out: string | undefined;
}): RunOutcome {
  const { write } = TRANSLATION_FORMATS[format];
  const unwritable = checkFileTarget(file, isExport);
  if (unwritable) return { lines: [`--out ${file}: ${unwritable}`], exitCode: 2 };
  const project = loadProject();
  if ('lines' in project) return { lines: [...project.lines, 'nothing was exported'], exitCode: 1 };
  const { book } = project;
  const records = listRecords(book, edition);
  if (records.length === 0) return { lines: [explainMissing(edition, book)], exitCode: 1 };
  const loss = findLoss(file, book, edition);
  if (loss) return { lines: [`${file} ${loss}`], exitCode: 1 };
  writeWhole(file, write({ book, edition, records }));
  const units = listUnits(records);
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
export function explainMissing(edition: EditionId, { editions }: Pick<Editions, 'editions'>): string {
  const others =
    editions.length === 0 ? 'none is kept' : `kept are ${editions.map(({ id }) => id).join(', ')}`;
  return `edition ${edition} has no English here (${others}); npm run ingest:add keeps a document`;
}

/** Whether a file is one of these. */
function isExport(bytes: Buffer): boolean {
  return isTbx(bytes.toString()) || !readTranslationFile(bytes, '').diagnostics.some(isError);
}

/**
 * Why an export that is where the new one goes must not be lost, as the end of a sentence: somebody has translated in
 * it what was not imported.
 */
function findLoss(file: string, book: Book, edition: EditionId): string | undefined {
  if (!existsSync(file)) return undefined;
  const loaded = readDocumentFile(file);
  if ('problem' in loaded) return loaded.problem;
  const filled = readTranslationFile(loaded.bytes, file);
  const records = listRecords(book, filled.edition ?? edition);
  const { targets } = fillUnits(records, filled, file);
  const units = listUnits(records);
  const work = units.filter(({ id, japanese }) => targets.has(id) && targets.get(id) !== japanese);
  if (work.length === 0) return undefined;
  return `holds ${work.length} translations that were not imported; import it first, or give --out another name`;
}
