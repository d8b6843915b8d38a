import { z } from 'zod';
import { comparePlaces, placeSchema } from '../records/place.ts';
import { compareText } from '../text/compare-text.ts';
import { diagnosticCodeSchema, severitySchema } from './codes.ts';

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
