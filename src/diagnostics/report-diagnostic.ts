import type { Place } from '../records/place.ts';
import { DIAGNOSTICS, type DiagnosticCode } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** A diagnostic at a place, with the severity its code has. `message` says what was found and what to do. */
export function reportDiagnostic(
  code: DiagnosticCode,
  place: Place,
  message: string,
  related?: Place,
): Diagnostic {
  const diagnostic: Diagnostic = { code, severity: DIAGNOSTICS[code].severity, message, ...place };
  return related ? { ...diagnostic, related } : diagnostic;
}
