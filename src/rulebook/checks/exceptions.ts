import { z } from 'zod';
import { diagnosticCodeSchema } from '../../model/diagnostics/codes.ts';
import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { comparePlaces, formatPlace, placeSchema } from '../../model/records/place.ts';

/** A known fault of an upstream text, as authored in `content/exceptions.json`. */
export const exceptionSchema = z.strictObject({
  code: diagnosticCodeSchema,
  /** Place of the diagnostic; its file from the root of the project. */
  ...placeSchema.shape,
  /** What is there, where the place has several faults of one code. */
  actual: z.string().min(1).optional(),
  /** Why it is not mended: what the publisher printed, who was informed. */
  reason: z.string().min(1),
});
export type Exception = z.infer<typeof exceptionSchema>;

/** The table as read: its entries and, for messages, its file and text. */
export interface ExceptionTable {
  file: string;
  text: string;
  exceptions: readonly Exception[];
}

/**
 * Takes the diagnostics that the table excuses out; an exception that excuses nothing is an error itself, but for those of
 * documents that were left out.
 */
export function applyExceptions(
  diagnostics: readonly Diagnostic[],
  table: ExceptionTable,
  leftOut: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  const used = new Set<Exception>();
  const left = diagnostics.filter((diagnostic) => {
    const excuses = table.exceptions.filter((exception) => isExcused(diagnostic, exception));
    for (const exception of excuses) used.add(exception);
    return excuses.length === 0;
  });
  const unused = [...table.exceptions.entries()].filter(
    ([, exception]) => !used.has(exception) && !leftOut.has(exception.file),
  );
  return [...left, ...unused.map(([index, exception]) => reportUnused(exception, index, table))];
}

function isExcused(diagnostic: Diagnostic, { code, actual, ...place }: Exception): boolean {
  return (
    diagnostic.code === code &&
    diagnostic.file === place.file &&
    comparePlaces(diagnostic, place) === 0 &&
    (actual === undefined || diagnostic.actual === actual)
  );
}

function reportUnused(exception: Exception, index: number, { file, text }: ExceptionTable): Diagnostic {
  const starts = [...text.matchAll(/"code"\s*:/g)].map((match) => match.index);
  const before = text.slice(0, starts[index] ?? 0).split('\n');
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const message = `there is no ${exception.code} at ${formatPlace(exception)} any more; take the exception out`;
  return reportDiagnostic('exception-unused', place, message, undefined, { actual: exception.code });
}

/** The authored table from its JSON; a wrong field is a diagnostic that names it. */
export function parseExceptions(text: string, file: string) {
  const read = parseTable(text, z.array(exceptionSchema));
  if ('data' in read) return { table: { file, text, exceptions: read.data }, diagnostics: [] };
  const place = { file, line: 1, column: 1 };
  const problem = reportDiagnostic('exception-invalid', place, read.problem);
  return { table: { file, text, exceptions: [] }, diagnostics: [problem] };
}
