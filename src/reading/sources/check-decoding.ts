import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { SourceLine } from './source-text.ts';

/** Reports each line with characters that the encoding could not give (shown as U+FFFD), at the first of them. */
export function checkDecoding(lines: readonly SourceLine[], file: string, encoding: string): Diagnostic[] {
  const lost = lines.filter(({ text }) => text.includes(LOST));
  const report = ({ number }: SourceLine, column: number, message: string, actual?: string) =>
    reportDiagnostic('encoding-doubtful', { file, line: number, column }, message, undefined, {
      ...(actual && { actual }),
      expected: encoding,
    });
  const found = lost.slice(0, THRESHOLDS.reported).map((line) => {
    const count = line.text.split(LOST).length - 1;
    const message = `${count} characters that are no ${encoding} or were lost before the file was saved, shown as U+FFFD; look at the original`;
    return report(line, line.text.indexOf(LOST) + 1, message, 'U+FFFD');
  });
  const next = lost[THRESHOLDS.reported];
  const message = `more lines from here on hold characters that are no ${encoding} or were lost`;
  return next ? [...found, report(next, 1, message)] : found;
}

const LOST = '\ufffd';
