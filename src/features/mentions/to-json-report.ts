import type { Strings } from '../../model/strings/get-strings.ts';
import { type CheckedFile, countMisquoted, countVerdicts, listMisquotes } from './checked-file.ts';
import { explainVerdict } from './create-judge.ts';

/** The report for programs; field names are permanent. Columns count UTF-16 units from 1, `endColumn` is after the number. */
export function toJsonReport(
  files: readonly CheckedFile[],
  strings: Strings['mentions']['verdicts'],
): string {
  const citations = files.flatMap(({ file, mentions, fixed }) =>
    mentions.map((mention) => {
      const { number, written, line, column, verdict, name } = mention;
      const misquoted = listMisquotes(mention).map(({ text, kind, message, number: of, actual }) => {
        return { text, kind, number: of, actual, message };
      });
      return {
        file,
        line,
        column,
        endColumn: column + written.length,
        number,
        written,
        status: verdict.kind,
        now: verdict.now,
        parts: verdict.parts.length > 0 ? verdict.parts : undefined,
        reworded: verdict.isReworded,
        fixed: fixed.has(mention) || undefined,
        day: verdict.day,
        until: verdict.until,
        edition: verdict.edition,
        name: Object.keys(name).length > 0 ? name : undefined,
        misquoted: misquoted.length > 0 ? misquoted : undefined,
        message: explainVerdict(verdict, strings),
      };
    }),
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
      .map(({ file, mentions, fixed, unfixed }) => {
        return { file, citations: mentions.length, fixed: fixed.size, unfixed };
      }),
    skipped: files.flatMap(({ file, skipped }) => (skipped ? [{ file, reason: skipped }] : [])),
  };
  return JSON.stringify(report, undefined, 2);
}
