import { existsSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import { type PublishedNumbers, publishedNumbersSchema } from '../records/published-numbers.ts';

/** The list of published numbers that an earlier run left in a folder; empty where there is none. */
export function readPublishedNumbers(folder: string): {
  published: PublishedNumbers;
  diagnostics: Diagnostic[];
} {
  const file = `${folder}/published-numbers.json`;
  if (!existsSync(file)) return { published: [], diagnostics: [] };
  const parsed = publishedNumbersSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (parsed.success) return { published: parsed.data, diagnostics: [] };
  const message = `not a list of rule numbers; restore it from the repository, for the addresses of old numbers depend on it`;
  const place = { file, line: 1, column: 1 };
  return { published: [], diagnostics: [reportDiagnostic('published-invalid', place, message)] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
