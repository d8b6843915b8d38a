import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { LOST } from '../../model/text/character-classes.ts';
import { limitReports } from './limit-reports.ts';
import type { SourceLine } from './source-text.ts';

/** Reports each line with characters that the encoding could not give (shown as U+FFFD), at the first of them. */
export function checkDecoding(lines: readonly SourceLine[], file: string, encoding: string): Diagnostic[] {
  const lost = lines.filter(({ text }) => text.includes(LOST));
  const found = lost.map(({ text, number }) => {
    const count = text.split(LOST).length - 1;
    const place = { file, line: number, column: text.indexOf(LOST) + 1 };
    const message = `${count} characters that are no ${encoding} or were lost before the file was saved, shown as U+FFFD; look at the original`;
    const facts = { actual: 'U+FFFD', expected: encoding };
    return reportDiagnostic('encoding-doubtful', place, message, undefined, facts);
  });
  return limitReports(found);
}
