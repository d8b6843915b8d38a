import { z } from 'zod';
import { comparePlaces, type Place, placeSchema } from '../records/place.ts';
import { compareText } from '../text/compare-text.ts';
import {
  DIAGNOSTICS,
  type DiagnosticCode,
  diagnosticCodeSchema,
  type FileCode,
  severitySchema,
} from './codes.ts';

/** Something about a document's content that a person should know: what was found, where, what to do. */
export const diagnosticSchema = z.object({
  code: diagnosticCodeSchema,
  severity: severitySchema,
  message: z.string(),
  ...placeSchema.shape,
  /** What is there, and what should: as short as it can be said, in the document's own signs. */
  actual: z.string().optional(),
  expected: z.string().optional(),
  /** The other place, where two disagree. */
  related: placeSchema.optional(),
});
export type Diagnostic = z.infer<typeof diagnosticSchema>;

/** What is there, and what should; one of them at least. */
export type Found = { actual: string; expected?: string } | { actual?: string; expected: string };

/** The other place that it is about, and what is there; only what is wrong with a whole file may leave that out. */
type Beside<Code> = Code extends FileCode
  ? [related?: Place, found?: Partial<Found>]
  : [related: Place | undefined, found: Found];

/**
 * A diagnostic at a place, with the severity its code has. `message` says what was found and what to do; what is there
 * and what should are given apart, for programs and for other languages.
 */
export function reportDiagnostic<Code extends DiagnosticCode>(
  code: Code,
  place: Place,
  message: string,
  ...[related, { actual, expected } = {}]: Beside<Code>
): Diagnostic {
  return {
    code,
    severity: DIAGNOSTICS[code].severity,
    message,
    ...place,
    ...(actual && { actual }),
    ...(expected && { expected }),
    ...(related && { related }),
  };
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

const RANKS = severitySchema.options;

/** Errors first, then warnings; within one severity by file, place and code, so that order never depends on the run. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      RANKS.indexOf(a.severity) - RANKS.indexOf(b.severity) ||
      compareText(a.file, b.file) ||
      comparePlaces(a, b) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}
