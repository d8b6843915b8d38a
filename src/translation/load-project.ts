import type { Book } from '../book/book.ts';
import { createBook } from '../book/create-book.ts';
import { CONTENT_FOLDERS, openFolder, parseCollections } from '../book/read-collections.ts';
import { formatDiagnostics } from '../diagnostics/format-diagnostics.ts';
import { collectProjectSources, type ProjectSources } from '../ingest/collect-project-sources.ts';
import { collectSteps } from '../ingest/collect-steps.ts';
import { collectTerms } from '../ingest/collect-terms.ts';
import { openDiskStore } from '../ingest/disk-store.ts';
import { type Ingested, ingest } from '../ingest/ingest.ts';
import type { InputFile } from '../ingest/input-file.ts';
import type { NamedTexts } from '../ingest/packed-texts.ts';
import { READINGS } from '../ingest/run-ingest.ts';

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
