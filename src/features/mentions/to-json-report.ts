import type { Strings } from '../../model/strings/get-strings.ts';
import { type CheckedFile, countMisquoted, countVerdicts, listMisquotes } from './checked-file.ts';
import { explainVerdict } from './explain-verdict.ts';

/** The report for programs; field names are permanent. Columns count UTF-16 units from 1, `endColumn` is after the number. */
export function toJsonReport(
  files: readonly CheckedFile[],
  strings: Strings['mentions']['verdicts'],
): string {
  const citations = files.flatMap(({ file, mentions, fixed }) =>
    mentions
      .map((mention) => ({ ...mention, isFixed: fixed.has(mention) }))
      .map((mention) => ({ ...mention, misquotes: listMisquotes(mention) }))
      .map(({ number, written, line, column, verdict, name, misquotes, isFixed }) => ({
        file,
        line,
        column,
        endColumn: column + written.length,
        number,
        written,
        status: verdict.kind,
        ...(verdict.now && { now: verdict.now }),
        ...(verdict.parts.length > 0 && { parts: verdict.parts }),
        reworded: verdict.isReworded,
        ...(isFixed && { fixed: true }),
        ...(verdict.day && { day: verdict.day }),
        ...(verdict.until && { until: verdict.until }),
        ...(verdict.edition && { edition: verdict.edition }),
        ...(Object.keys(name).length > 0 && { name }),
        ...(misquotes.length > 0 && {
          misquoted: misquotes.map(({ text, kind, message, number: of, actual }) => ({
            text,
            kind,
            ...(of && { number: of }),
            ...(actual !== undefined && { actual }),
            message,
          })),
        }),
        message: explainVerdict(verdict, strings),
      })),
  );
  const perhaps = files.flatMap(({ file, perhaps: numbers }) =>
    numbers.map(({ number, written, line, column, name }) => ({ file, line, column, number, written, name })),
  );
  const report = {
    citations,
    perhaps,
    counts: {
      citations: citations.length,
      ...countVerdicts(files),
      misquoted: countMisquoted(files),
      perhaps: perhaps.length,
    },
    files: files
      .filter(({ skipped }) => skipped === undefined)
      .map(({ file, mentions, fixed, unfixed }) => ({
        file,
        citations: mentions.length,
        fixed: fixed.size,
        ...(unfixed && { unfixed }),
      })),
    skipped: files.flatMap(({ file, skipped }) => (skipped ? [{ file, reason: skipped }] : [])),
  };
  return JSON.stringify(report, undefined, 2);
}
