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
    const read = readDocumentFile(`${folder}/${name}`);
    const table =
      'problem' in read
        ? { problem: `cannot be read: ${read.problem}` }
        : parseTable(new TextDecoder().decode(read.bytes), z.array(termSchema));
    if ('data' in table) return table.data;
    const place = { file: `${projectFolder()}/terms/${name}`, line: 1, column: 1 };
    diagnostics.push(reportDiagnostic('terms-invalid', place, table.problem));
    return [];
  });
}

/** A path of the project's folder; of our own game, where the working folder has none, that which ships with this program. */
export function findAuthored(name: string): string {
  const path = `${projectFolder()}/${name}`;
  if (existsSync(path) || projectFolder() !== OWN_PROJECT) return path;
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
