import { comparePlaces } from '../records/place.ts';
import { compareText } from '../text/compare-text.ts';
import { severitySchema } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

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
