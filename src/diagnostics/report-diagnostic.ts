import type { Place } from '../records/place.ts';
import { DIAGNOSTICS, type DiagnosticCode } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

/**
 * A diagnostic at a place, with the severity its code has. `message` says what was found and what to do; what stands there
 * and what should are given apart, for programs and for other languages.
 */
export function reportDiagnostic(
  code: DiagnosticCode,
  place: Place,
  message: string,
  related?: Place,
  { actual, expected }: Pick<Diagnostic, 'actual' | 'expected'> = {},
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
