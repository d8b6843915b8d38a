import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { SourceLine } from './source-text.ts';

/** Reports each line with characters that the encoding could not give (shown as U+FFFD), at the first of them. */
export function checkDecoding(lines: readonly SourceLine[], file: string, encoding: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const line of lines) {
    const first = line.text.indexOf('\ufffd');
    if (first < 0) continue;
    if (found.length >= THRESHOLDS.reported) {
      const message = `more lines from here on hold characters that are no ${encoding} or were lost`;
      found.push(
        reportDiagnostic('encoding-doubtful', { file, line: line.number, column: 1 }, message, undefined, {
          expected: encoding,
        }),
      );
      break;
    }
    const count = line.text.split('\ufffd').length - 1;
    const place = { file, line: line.number, column: first + 1 };
    const message = `${count} characters that are no ${encoding} or were lost before the file was saved, shown as U+FFFD; look at the original`;
    found.push(
      reportDiagnostic('encoding-doubtful', place, message, undefined, {
        actual: 'U+FFFD',
        expected: encoding,
      }),
    );
  }
  return found;
}
