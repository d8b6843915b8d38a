import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { THRESHOLDS } from '../thresholds.ts';

/** Diagnostics of many lines, each where not too many; the rest in one, at the first of them. */
export function limitReports(found: readonly Diagnostic[]): Diagnostic[] {
  const next = found[THRESHOLDS.reported];
  if (!next) return [...found];
  const actual = `${found.length - THRESHOLDS.reported}`;
  const message = `likewise in ${actual} lines from here on: ${next.message}`;
  return [...found.slice(0, THRESHOLDS.reported), { ...next, message, actual }];
}
