import { z } from 'zod';
import { diagnosticCodeSchema } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';

/** A known fault of an upstream text, as authored in `content/exceptions.json`. */
export const exceptionSchema = z.strictObject({
  code: diagnosticCodeSchema,
  /** File of the diagnostic, from the root of the project. */
  file: z.string(),
  /** A part of its message that tells it from others: the number, the title. */
  contains: z.string().min(1),
  /** Why it is not mended: what the publisher printed, who was told. */
  reason: z.string().min(1),
});
export type Exception = z.infer<typeof exceptionSchema>;

/** The table as read: its entries and, for messages, its file and text. */
export interface ExceptionTable {
  file: string;
  text: string;
  exceptions: readonly Exception[];
}

/** Takes the diagnostics that the table excuses out; an exception that excuses nothing is an error itself. */
export function applyExceptions(diagnostics: readonly Diagnostic[], table: ExceptionTable): Diagnostic[] {
  const used = new Set<Exception>();
  const left = diagnostics.filter((diagnostic) => {
    const excuses = table.exceptions.filter((exception) => isExcused(diagnostic, exception));
    for (const exception of excuses) used.add(exception);
    return excuses.length === 0;
  });
  const unused = table.exceptions.filter((exception) => !used.has(exception));
  return [...left, ...unused.map((exception) => reportUnused(exception, table))];
}

function isExcused(diagnostic: Diagnostic, { code, file, contains }: Exception): boolean {
  return diagnostic.code === code && diagnostic.file === file && diagnostic.message.includes(contains);
}

function reportUnused(exception: Exception, { file, text }: ExceptionTable): Diagnostic {
  const offset = Math.max(0, text.indexOf(JSON.stringify(exception.contains)));
  const before = text.slice(0, offset).split('\n');
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const message = `no ${exception.code} in ${exception.file} says “${exception.contains}” any more; take the exception out`;
  return reportDiagnostic('exception-unused', place, message);
}
