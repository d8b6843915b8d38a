import { READINGS } from '../../ingest/command/run-ingest.ts';
import { collectProjectSources, type ProjectSources } from '../../ingest/keeping/collect-sources.ts';
import { collectSteps, collectTerms } from '../../ingest/pipeline/collect-authored.ts';
import { openDiskStore } from '../../ingest/pipeline/disk-store.ts';
import { type Ingested, ingest } from '../../ingest/pipeline/ingest.ts';
import type { NamedTexts } from '../../ingest/pipeline/packed-texts.ts';
import type { InputFile } from '../../ingest/pipeline/read-input.ts';
import { formatDiagnostics } from '../../model/diagnostics/format-diagnostics.ts';
import { type Book, createBook } from '../../rulebook/book/book.ts';
import { CONTENT_FOLDERS, openFolder, parseCollections } from '../../rulebook/book/read-collections.ts';

/** The kept documents as they are now, read and paired, with the book they make. Nothing is written. */
export interface TranslationProject {
  kept: ProjectSources;
  book: Book;
  report: Ingested['report'];
}

/** Reads the project as ingest does; lines for people where its content is in error. `change` puts other documents in. */
export function loadProject(
  kept = collectProjectSources(),
  change: (files: readonly InputFile[]) => readonly InputFile[] = (files) => files,
): TranslationProject | { lines: string[] } {
  const terms = collectTerms(kept.diagnostics);
  const { collections, report } = ingest({
    ...kept,
    files: change(kept.files),
    terms,
    loadSteps: collectSteps,
    store: openDiskStore(READINGS),
  });
  if (!collections) {
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    return { lines: formatDiagnostics(errors) };
  }
  const content = parseCollections(toFolder(collections), openFolder(CONTENT_FOLDERS.authored));
  return { kept, book: createBook(content), report };
}

function toFolder(texts: NamedTexts) {
  return {
    name: (path: string) => `${CONTENT_FOLDERS.collections}/${path}`,
    list: (folder: string) => [...texts.keys()].filter((path) => path.startsWith(`${folder}/`)).sort(),
    read: (path: string) => texts.get(path),
  };
}
