import type { Place } from '../records/place.ts';
import { DIAGNOSTICS, type DiagnosticCode, type FileCode } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** What is there, and what should; one of them at least. */
export type Found = { actual: string; expected?: string } | { actual?: string; expected: string };

/**
 * A diagnostic at a place, with the severity its code has. `message` says what was found and what to do; what is there
 * and what should are given apart, for programs and for other languages.
 */
export function reportDiagnostic(
  code: FileCode,
  place: Place,
  message: string,
  related?: Place,
  found?: Found,
): Diagnostic;
export function reportDiagnostic(
  code: DiagnosticCode,
  place: Place,
  message: string,
  related: Place | undefined,
  found: Found,
): Diagnostic;
export function reportDiagnostic(
  code: DiagnosticCode,
  place: Place,
  message: string,
  related?: Place,
  { actual, expected }: Partial<Found> = {},
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
