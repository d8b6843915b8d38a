import { applyExceptions, type ExceptionTable } from '../checks/exceptions.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import type { EditionStep } from '../records/edition-step.ts';
import type { Term } from '../records/term.ts';
import { compareText } from '../text/compare-text.ts';
import { carryEditions } from './carry-editions.ts';
import { compareNeighbours } from './compare-neighbours.ts';
import type { EditionContent } from './edition-content.ts';
import { findEditionOfUpdate } from './find-edition-of-update.ts';
import { groupEditions } from './group-editions.ts';
import type { InputFile } from './input-file.ts';
import { pairEdition } from './pair-edition.ts';
import { pairWithEdition } from './pair-with-edition.ts';
import { type InputResult, type ReadInput, readInput } from './read-input.ts';
import type { Report } from './report.ts';
import { runContentChecks } from './run-content-checks.ts';
import { toCollections } from './to-collections.ts';
import { toDocuments } from './to-documents.ts';
import { countRecords, toReport } from './to-report.ts';

/** What a run is given. Order does not matter. */
export interface IngestInput {
  files: readonly InputFile[];
  /** What went wrong while the files were collected. */
  diagnostics?: readonly Diagnostic[];
  /** The authored terms, for the translation checks. */
  terms?: readonly Term[];
  /** Reads the table of numbers; asked where editions are compared. */
  loadSteps?: () => readonly EditionStep[];
  /** Known faults; none where single documents are ingested. */
  exceptions?: readonly ExceptionTable[];
  /** Told before each step: what is done, and how far the run is (0 to 1). */
  onProgress?: (step: string, done: number) => void;
}

export interface Ingested {
  /** Text of each file of the collections by path; undefined where a document is in error. */
  collections: Map<string, string> | undefined;
  report: Report;
  editions: readonly EditionContent[];
}

/** Documents in, collections and a report out: the whole way, without touching the disk. Same input, same result. */
export function ingest({
  files,
  diagnostics = [],
  terms = [],
  exceptions = [],
  loadSteps,
  onProgress,
}: IngestInput): Ingested {
  const sorted = [...files].sort((a, b) => compareText(a.file, b.file));
  const reads: ReadInput[] = [];
  const results: InputResult[] = [];
  let found: Diagnostic[] = [...diagnostics];
  for (const [index, file] of sorted.entries()) {
    onProgress?.(`reading ${index + 1} of ${sorted.length}: ${file.file}`, index / (sorted.length + 2));
    results.push(readInput(file));
  }
  for (const result of results) {
    const { read, diagnostics: ofFile } = readBesideEdition(result, results);
    if (read) reads.push(read);
    found = found.concat(ofFile);
  }
  onProgress?.('pairing and comparing editions', sorted.length / (sorted.length + 2));
  const grouped = groupEditions(reads);
  const published = grouped.editions.map(pairEdition);
  const changes = compareNeighbours(published, loadSteps);
  const editions = carryEditions(published, changes);
  const documents = toDocuments(reads).map((document) => pairWithEdition(document, published));

  onProgress?.('checking', (sorted.length + 1) / (sorted.length + 2));
  found = found.concat(grouped.diagnostics);
  if (!hasError(found)) found = found.concat(runContentChecks(published, documents, terms));
  const excused = hasError(found) ? found : exceptions.reduce(applyExceptions, found);
  const content = {
    reads,
    editions,
    changes,
    documents,
    diagnostics: sortDiagnostics(excused),
  };
  const report = toReport(reads, countRecords(editions, documents), content.diagnostics);
  return { collections: hasError(excused) ? undefined : toCollections(content), report, editions };
}

/** A document in error is checked no further: half a book refers to many rules that it does not have. */
function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** An update is read again beside the edition that it belongs to, whose own text settles what was struck out. */
function readBesideEdition(result: InputResult, all: readonly InputResult[]): InputResult {
  const { read } = result;
  if (read?.kind !== 'cr-update') return result;
  const reads = all.flatMap((each) => each.read ?? []);
  const beside = findEditionOfUpdate(read, reads);
  return beside ? readInput(read.input, beside) : result;
}
