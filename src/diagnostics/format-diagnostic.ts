import type { Diagnostic } from './diagnostic.ts';

/** One line for a terminal: `rules.txt:12:1: warning: … [code]`, then the other place where there is one. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, message, code, related } = diagnostic;
  const beside = related ? ` (see ${related.file}:${related.line}:${related.column})` : '';
  return `${file}:${line}:${column}: ${severity}: ${message}${beside} [${code}]`;
}
