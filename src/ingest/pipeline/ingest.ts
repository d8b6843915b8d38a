import type { DiagnosticCode } from '../../model/diagnostics/codes.ts';
import { type Diagnostic, isError, sortDiagnostics } from '../../model/diagnostics/diagnostic.ts';
import type { Document } from '../../model/records/document.ts';
import type { EditionStep } from '../../model/records/edition-step.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Term } from '../../model/records/term.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { CollectedCards } from '../../reading/cards/collect-cards.ts';
import { runChecks } from '../../rulebook/checks/checks.ts';
import { applyExceptions, type ExceptionTable } from '../../rulebook/checks/exceptions.ts';
import { pairCardRulings } from '../../rulebook/checks/pair-card-rulings.ts';
import { walkEditions } from '../numbers/walk-editions.ts';
import { findEditionsOfUpdates } from './find-editions-of-updates.ts';
import { type EditionContent, groupEditions, joinVersions } from './group-editions.ts';
import { type NamedTexts, PackedTexts } from './packed-texts.ts';
import { type InputFile, type InputResult, type ReadInput, readInput } from './read-input.ts';
import { readThrough, type TextStore } from './reading-store.ts';
import {
  addCounts,
  countEdition,
  countRecords,
  type EditionCounts,
  type Report,
  toSourceReport,
} from './report.ts';
import { addCards, addChanges, addDocument, addEdition, addFacts } from './to-collections.ts';
import { pairWithEdition, toDocuments } from './to-documents.ts';

/** What a run is given. Order does not matter. */
export interface IngestInput {
  files: readonly InputFile[];
  /** What went wrong while the files were collected. */
  diagnostics?: readonly Diagnostic[];
  /** The authored terms, for the translation checks. */
  terms?: readonly Term[];
  /** Reads the table of numbers; asked where editions are compared. */
  loadSteps?: () => readonly EditionStep[];
  /** The cards of the publisher's card file, and what is wrong with it. */
  cards?: CollectedCards | undefined;
  /** Known faults; none where single documents are ingested. */
  exceptions?: readonly ExceptionTable[];
  /** Leave documents in error out, and go on with the others. */
  keepGoing?: boolean;
  /** Where readings are kept; without it for this run alone. */
  store?: TextStore;
  /** Told before each step: what is done, and how far the run is (0 to 1). */
  onProgress?: (step: string, done: number) => void;
}

export interface Ingested {
  /** Text of each file of the collections by path; undefined where an error keeps them from being written. */
  collections: NamedTexts | undefined;
  report: Report;
  editions: readonly EditionCounts[];
  /** Documents in error that were left out. */
  leftOut: readonly string[];
}

/** What keeps a document from being read at all; `keepGoing` leaves it out. */
const UNREAD: ReadonlySet<string> = new Set(['file-missing', 'manifest-invalid'] satisfies DiagnosticCode[]);

/** Documents in, collections and a report out: the whole way, without touching the disk. Same input, same result. */
export function ingest(input: IngestInput): Ingested {
  const store = input.store ?? new PackedTexts();
  const sorted = [...input.files].sort((a, b) => compareText(a.file, b.file));
  const given = [...(input.diagnostics ?? []), ...(input.cards?.diagnostics ?? [])];
  const ofCards = new Set(input.cards?.diagnostics.filter(isError));
  const isExcused = (each: Diagnostic) =>
    Boolean(input.keepGoing) && input.files.length > 0 && (UNREAD.has(each.code) || ofCards.has(each));
  const leftOut = given.filter(isExcused);
  const diagnostics = given.filter((each) => !isExcused(each));
  for (let files = sorted; ; ) {
    const run = ingestFiles(files, leftOut, { ...input, diagnostics, store });
    const found = run.errors.filter(({ file }) => files.some((each) => each.file === file));
    const good = files.filter(({ file }) => !found.some((each) => each.file === file));
    if (!input.keepGoing || found.length === 0 || good.length === 0)
      return { ...run, leftOut: [...new Set(leftOut.map(({ file }) => file))] };
    leftOut.push(...found);
    files = good;
  }
}

function ingestFiles(
  files: readonly InputFile[],
  leftOut: readonly Diagnostic[],
  {
    diagnostics = [],
    terms = [],
    exceptions = [],
    cards,
    loadSteps,
    keepGoing = false,
    store,
    onProgress,
  }: IngestInput & { store: TextStore },
) {
  const steps = files.length * 2 + 1;
  const { reads, found } = readFiles(files, store, (file, index) =>
    onProgress?.(`reading ${index + 1} of ${files.length}: ${file}`, index / steps),
  );
  const grouped = groupEditions(reads);
  const documents = new Map(toDocuments(reads).map((document) => [document.id, document]));
  const before = [...diagnostics, ...found, ...grouped.diagnostics];
  const isSound = !before.some(isError);
  const texts = new PackedTexts();
  const editions: EditionCounts[] = [];
  const checked: Diagnostic[][] = [];
  const unchecked = new Set(documents.keys());
  const inOrder = keepGoing && found.some(isError) ? [] : grouped.editions;
  for (const { published, content, changes } of walkEditions(inOrder, loadSteps, terms)) {
    const { edition } = content;
    onProgress?.(`pairing and comparing ${edition.id}`, (files.length + editions.length) / steps);
    editions.push(countEdition(content));
    const ofEdition = pairDocuments(documents, published);
    // A document in error is checked no further: half a book refers to many rules that it does not have.
    if (!isSound) continue;
    const book = new Map(published.rules.map((rule) => [rule.number, rule]));
    checked.push(checkEditionOf(published, terms, book));
    for (const document of ofEdition) {
      checked.push(checkDocument(document, terms, book));
      unchecked.delete(document.id);
    }
    addEdition(texts, content);
    if (changes) addChanges(texts, changes);
  }
  onProgress?.('checking', (steps - 1) / steps);
  for (const document of isSound ? documents.values() : []) {
    if (unchecked.has(document.id)) checked.push(checkDocument(document, terms));
    addDocument(texts, document);
  }
  const ruled = cards && pairCardRulings(cards.cards, [...documents.values()]);
  const all = [...before, ...checked.flat(), ...(ruled?.diagnostics ?? [])];
  const { errors, reported } = settleFaults(all, exceptions, leftOut);
  const counts = [...editions.map((each) => each.counts), ...[...documents.values()].map(countRecords)];
  const report = { sources: reads.map(toSourceReport), counts: addCounts(counts), diagnostics: reported };
  if (errors.length > 0) return { collections: undefined, report, editions, errors };
  if (ruled) addCards(texts, ruled.cards);
  const held = editions.map(({ edition }) => edition);
  addFacts(texts, reads, held, reported);
  return { collections: texts, report, editions, errors };
}

function checkEditionOf(
  { edition, ...records }: EditionContent,
  terms: NonNullable<IngestInput['terms']>,
  book: ReadonlyMap<RuleNumber, Rule>,
): Diagnostic[] {
  const langs = LANGS.filter((lang) => edition.sources[lang]);
  return runChecks({ type: 'edition', edition: edition.id, ...records, terms, langs, book });
}

/** Puts each document of an edition beside the text of that edition, in the place of what it was, and gives those. */
function pairDocuments(documents: Map<string, Document>, published: EditionContent): Document[] {
  const paired = [...documents.values()]
    .filter((document) => document.edition === published.edition.id)
    .map((document) => pairWithEdition(document, published));
  for (const document of paired) documents.set(document.id, document);
  return paired;
}

/** What keeps the collections from being written, and the diagnostics of the run: known faults are left out where nothing else is wrong. */
function settleFaults(
  found: readonly Diagnostic[],
  exceptions: readonly ExceptionTable[],
  leftOut: readonly Diagnostic[],
) {
  const left = new Set(leftOut.map(({ file }) => file));
  const excused = found.some(isError)
    ? found
    : exceptions.reduce((open, table) => applyExceptions(open, table, left), found);
  return { errors: excused.filter(isError), reported: sortDiagnostics([...excused, ...leftOut]) };
}

/** Each document read; an update once more beside the edition that it belongs to, which settles what was struck out. */
function readFiles(
  files: readonly InputFile[],
  store: TextStore,
  onFile: (file: string, index: number) => void,
): { reads: ReadInput[]; found: Diagnostic[] } {
  const results = files.map((file, index): InputResult => {
    onFile(file.file, index);
    return readThrough(store, file);
  });
  const all = results.flatMap(({ read }) => read ?? []);
  const updates = findEditionsOfUpdates(
    all.filter(({ kind }) => kind === 'cr-update'),
    all,
  );
  const settled = results.map((result) => {
    const beside = result.read && updates.get(result.read);
    return beside && result.read ? readInput(result.read.input, beside) : result;
  });
  return {
    reads: joinVersions(settled.flatMap(({ read }) => read ?? [])),
    found: settled.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Every check over a document, beside the rules of its edition where they are at hand. */
function checkDocument(document: Document, terms: readonly Term[], book?: ReadonlyMap<RuleNumber, Rule>) {
  return runChecks({ ...document, type: 'document', edition: document.edition, terms, langs: LANGS, book });
}
