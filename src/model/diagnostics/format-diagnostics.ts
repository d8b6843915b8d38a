import { formatPlace } from '../records/place.ts';
import type { Severity } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** How many of one code are shown before the rest is only counted; errors are all shown up to the second number. */
const SHOWN = 5;
const SHOWN_ERRORS = 50;

/**
 * Diagnostics for a terminal, grouped by code, errors first; of each code the first few and how many more there are.
 * Of an info, the first is shown.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  const groups = Map.groupBy(diagnostics, ({ code }) => code);
  return [...groups.values()].flatMap((group) => formatGroup(group));
}

/** `1 error, 3 warnings, 12 notes`; `no diagnostics` where there are none. */
export function formatTally(diagnostics: readonly Diagnostic[]): string {
  const names: Record<Severity, [string, string]> = {
    error: ['error', 'errors'],
    warning: ['warning', 'warnings'],
    info: ['note', 'notes'],
  };
  const parts = Object.entries(names).flatMap(([severity, [one, many]]) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? 'no diagnostics' : parts.join(', ');
}

function formatGroup(group: readonly Diagnostic[]): string[] {
  const [first] = group;
  if (!first) return [];
  const shown = first.severity === 'error' ? SHOWN_ERRORS : first.severity === 'warning' ? SHOWN : 1;
  const lines = group.slice(0, shown).map(formatDiagnostic);
  const more = group.length - lines.length;
  return more > 0 ? [...lines, `  … and ${more} more ${first.code}`] : lines;
}

/** One line for a terminal: `rules.txt:12:1: warning: … [code]`, then the other place where there is one. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, message, code, related } = diagnostic;
  const beside = related ? ` (see ${formatPlace(related)})` : '';
  return `${formatPlace(diagnostic)}: ${severity}: ${message}${beside} [${code}]`;
}
