import { explainError, toSystemCode } from '../../model/diagnostics/explain-error.ts';

/** What stopped a build, in a sentence; a fault of the system names its path. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const path = toSystemCode(error) !== undefined && 'path' in error ? `${error.path}: ` : '';
  const file = 'loc' in error && isPlace(error.loc) ? ` (${error.loc.file})` : '';
  return `${path}${explainError(error)}${file}`;
}

function isPlace(value: unknown): value is { file: string } {
  return typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';
}
