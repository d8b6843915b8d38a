import type { Place } from '../records/place.ts';
import { DIAGNOSTICS, type DiagnosticCode, type FileCode } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

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
