import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { OWN_PROJECT, projectFolder } from '../../model/game/current-game.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import type { EditionStep } from '../../model/records/edition-step.ts';
import { type Term, termSchema } from '../../model/records/term.ts';
import { openFolder, readSteps, type TextFolder } from '../../rulebook/book/read-collections.ts';

/**
 * The authored table of terms, which the translation checks compare with: that of the project, of our own game else
 * the one that ships with this program, so that a run from elsewhere checks the same. A file in error is reported in `diagnostics`.
 */
export function collectTerms(diagnostics: Diagnostic[] = []): Term[] {
  const folder = openAuthored('terms');
  return folder.list('terms').flatMap((path) => {
    const read = readDocumentFile(folder.name(path));
    const table =
      'problem' in read
        ? { problem: `cannot be read: ${read.problem}` }
        : parseTable(new TextDecoder().decode(read.bytes), z.array(termSchema));
    if ('data' in table) return table.data;
    const place = { file: `${projectFolder()}/${path}`, line: 1, column: 1 };
    diagnostics.push(reportDiagnostic('terms-invalid', place, table.problem));
    return [];
  });
}

/** The project's folder; of our own game, where the working folder has nothing of a name, the one that ships with this program. */
export function openAuthored(name: string): TextFolder {
  const own = openFolder(projectFolder());
  if (existsSync(own.name(name)) || projectFolder() !== OWN_PROJECT) return own;
  return openFolder(fileURLToPath(new URL(`../../../${OWN_PROJECT}`, import.meta.url)));
}

/** The table of numbers of the project, of our own game else the one that ships with this program. Throws where it is none. */
export const collectSteps = (): EditionStep[] => readSteps(openAuthored('history/steps.json'));
