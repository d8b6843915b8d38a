import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { toReadEdition } from './input-file.ts';
import type { ReadInput } from './read-input.ts';
import type { Counts, Report, SourceReport } from './report.ts';

/** The report of a run, sources in the order of their file names. */
export function toReport(
  reads: readonly ReadInput[],
  counts: Counts,
  diagnostics: readonly Diagnostic[],
): Report {
  return { sources: reads.map(toSourceReport), counts, diagnostics: [...diagnostics] };
}

function toSourceReport(read: ReadInput): SourceReport {
  const { input, kind, source, reading, account } = read;
  const { lang } = reading;
  const edition = toReadEdition(read);
  return {
    file: input.file,
    kind,
    ...(lang && { lang }),
    ...(edition && { edition }),
    encoding: source.encoding,
    lineEndings: source.lineEndings,
    characters: account.characters,
    inRecords: account.inRecords,
    skipped: account.skipped,
    skippedBy: account.skippedBy,
    unaccounted: account.unaccounted,
  };
}
