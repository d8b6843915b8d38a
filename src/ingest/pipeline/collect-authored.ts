import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { OWN_PROJECT, projectFolder } from '../../model/game/current-game.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { type EditionStep, parseStep, stepLineSchema } from '../../model/records/edition-step.ts';
import { type Term, termSchema } from '../../model/records/term.ts';

/**
 * The authored table of terms, which the translation checks compare with: that of the project, of our own game else
 * the one that ships with this program, so that a run from elsewhere checks the same. A file in error is reported in `diagnostics`.
 */
export function collectTerms(diagnostics: Diagnostic[] = []): Term[] {
  const folder = findAuthored('terms');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().flatMap((name) => {
    const read = readTerms(`${folder}/${name}`);
    if ('data' in read) return read.data;
    const place = { file: `${projectFolder()}/terms/${name}`, line: 1, column: 1 };
    diagnostics.push(reportDiagnostic('terms-invalid', place, read.problem));
    return [];
  });
}

function readTerms(file: string): { data: Term[] } | { problem: string } {
  const read = readDocumentFile(file);
  if ('problem' in read) return { problem: `cannot be read: ${read.problem}` };
  return parseTable(new TextDecoder().decode(read.bytes), z.array(termSchema));
}

/** A path of the project's folder; of our own game, where the working folder has none, that which ships with this program. */
export function findAuthored(name: string): string {
  const path = `${projectFolder()}/${name}`;
  return existsSync(path) || projectFolder() !== OWN_PROJECT ? path : toPackagePath(path);
}

/** Path of a file that ships with this program, wherever it is started from. */
export function toPackagePath(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** The table of numbers of the project, of our own game else the one that ships with this program. Throws where it is none. */
export function collectSteps(): EditionStep[] {
  const file = findAuthored('history/steps.json');
  if (!existsSync(file)) return [];
  return z
    .array(stepLineSchema)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(parseStep);
}
