import { existsSync, readFileSync } from 'node:fs';
import type { ExceptionTable } from '../checks/exceptions.ts';
import { parseExceptions } from '../checks/parse-exceptions.ts';
import { type CollectedFiles, collectSources } from './collect-sources.ts';

const SOURCES = 'content/sources';
const EXCEPTIONS = 'content/exceptions.json';

/** The project's own documents with the table of their known faults, where there is one. */
export function collectKept(): CollectedFiles & { exceptions?: ExceptionTable } {
  const { files, diagnostics } = collectSources(SOURCES);
  if (!existsSync(EXCEPTIONS)) return { files, diagnostics };
  const { table, diagnostics: found } = parseExceptions(readFileSync(EXCEPTIONS, 'utf8'), EXCEPTIONS);
  return { files, diagnostics: [...diagnostics, ...found], exceptions: table };
}
