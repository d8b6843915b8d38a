import { z } from 'zod';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { type ExceptionTable, exceptionSchema } from './exceptions.ts';

/** The authored table from its JSON; a wrong field is a diagnostic that names it. */
export function parseExceptions(
  text: string,
  file: string,
): { table: ExceptionTable; diagnostics: Diagnostic[] } {
  const place = { file, line: 1, column: 1 };
  try {
    const parsed = z.array(exceptionSchema).safeParse(JSON.parse(text));
    if (parsed.success) return { table: { file, text, exceptions: parsed.data }, diagnostics: [] };
    const [issue] = parsed.error.issues;
    const message = `exception ${issue?.path.join('.')}: ${issue?.message}`;
    return {
      table: { file, text, exceptions: [] },
      diagnostics: [reportDiagnostic('exception-invalid', place, message)],
    };
  } catch (error) {
    const message = `not JSON: ${error instanceof Error ? error.message : error}`;
    return {
      table: { file, text, exceptions: [] },
      diagnostics: [reportDiagnostic('exception-invalid', place, message)],
    };
  }
}
