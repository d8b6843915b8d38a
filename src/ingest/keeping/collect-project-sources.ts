import { existsSync } from 'node:fs';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { projectFolder } from '../../model/game/current-game.ts';
import { type ExceptionTable, parseExceptions } from '../../rulebook/checks/exceptions.ts';
import { type CollectedFiles, collectSources, listSources, type SourceFolder } from './collect-sources.ts';
import { EXCEPTIONS, finishSources } from './write-sources.ts';

/** Where the project's documents are kept. */
export const sourcesFolder = (): string => `${projectFolder()}/sources`;

/** The project's own documents, as one run reads them. */
export interface ProjectSources extends CollectedFiles {
  /** Known faults: the project's, and those that are beside the document they are about. */
  exceptions: ExceptionTable[];
  /** Sources of the sample that are left out, for an edition of the publisher's own is there. */
  sample: SourceFolder[];
}

/** The documents of the project with the tables of their known faults. */
export function collectProjectSources(): ProjectSources {
  const folder = sourcesFolder();
  finishSources(folder);
  const { sources, diagnostics } = listSources(folder);
  if (sources.length === 0 && diagnostics.length === 0)
    diagnostics.push(
      reportDiagnostic(
        'file-missing',
        { file: folder, line: 1, column: 1 },
        'no document is kept here; npm run ingest:add keeps one, in the project’s folder',
      ),
    );
  const sample = hasOwnEdition(sources) ? sources.filter(({ manifest }) => manifest.sample) : [];
  const used = sources.filter((source) => !sample.includes(source));
  const collected = collectSources(used);
  const tables = [projectFolder(), ...used.map(({ folder }) => folder)].map(
    (folder) => `${folder}/${EXCEPTIONS}`,
  );
  const exceptions: ExceptionTable[] = [];
  for (const file of tables.filter((file) => existsSync(file))) readTable(file, exceptions, diagnostics);
  return {
    files: collected.files,
    diagnostics: [...diagnostics, ...collected.diagnostics],
    exceptions,
    sample,
  };
}

/** Whether a whole edition is kept that is no part of the sample. */
function hasOwnEdition(sources: readonly SourceFolder[]): boolean {
  return sources.some(({ manifest }) => manifest.kind === 'cr-text' && !manifest.sample);
}

function readTable(file: string, tables: ExceptionTable[], diagnostics: Diagnostic[]): void {
  const read = readDocumentFile(file);
  if ('problem' in read) {
    const message = `cannot be read: ${read.problem}`;
    diagnostics.push(reportDiagnostic('exception-invalid', { file, line: 1, column: 1 }, message));
    return;
  }
  const { table, diagnostics: found } = parseExceptions(new TextDecoder().decode(read.bytes), file);
  tables.push(table);
  diagnostics.push(...found);
}
