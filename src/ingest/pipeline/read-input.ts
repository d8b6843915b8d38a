import { basename } from 'node:path';
import { toSha256 } from '../../disk/hash-files.ts';
import { type Diagnostic, isError, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { currentGame } from '../../model/game/current-game.ts';
import type { DocumentKind, DocumentRecords, Note } from '../../model/records/document.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { findDay } from '../../model/records/find-day.ts';
import type { Lang } from '../../model/records/lang.ts';
import { comparePlaces, type Place } from '../../model/records/place.ts';
import { findForeignLanguage, languageOf } from '../../model/text/language-of.ts';
import { toSlug } from '../../model/text/slug.ts';
import { isTitled } from '../../reading/kinds/cr-text/matter.ts';
import { findOtherGame } from '../../reading/kinds/find-other-game.ts';
import type { DetectedKind, ReadHints, Reading } from '../../reading/kinds/reader.ts';
import { detectKind, readers } from '../../reading/kinds/readers.ts';
import { type Account, Ledger } from '../../reading/sources/ledger.ts';
import { findUnrecorded } from '../../reading/sources/left-out.ts';
import type { Manifest } from '../../reading/sources/manifest.ts';
import { readSource } from '../../reading/sources/read-source.ts';
import { type LineEndings, placeAt, type SourceText } from '../../reading/sources/source-text.ts';
import { reportLeftOut } from './report-left-out.ts';

/** What is known of a document before it is read; what is absent is found out from its text. */
export interface InputHints {
  kind?: DocumentKind;
  lang?: Lang;
  edition?: EditionId;
  /** By the name that `decodeText` knows. */
  encoding?: string;
}

/** A document as it comes from the disk: its name, its bytes, and its manifest where it is a kept source. */
export interface InputFile {
  file: string;
  bytes: Uint8Array;
  manifest?: Manifest;
  hints: InputHints;
}

/** What is given of a document before it is read: its manifest first, then the hints. */
export function toGiven({ manifest, hints }: InputFile): InputHints {
  const { kind, lang, edition, encoding } = { ...hints, ...manifest };
  return {
    ...(kind && { kind }),
    ...(lang && { lang }),
    ...(edition && { edition }),
    ...(encoding && { encoding }),
  };
}

/** The edition of a document that was read: the one given, else the one that its text names. */
export function toReadEdition(read: {
  input: InputFile;
  reading: { edition?: EditionId | undefined };
}): EditionId | undefined {
  return toGiven(read.input).edition ?? read.reading.edition;
}

/** The day that the name of a source or its file tells, for a text that tells none: `cr-update-2024-09-17`, `19990423.txt`. */
export function findNamedDay({ file, manifest }: InputFile): EditionId | undefined {
  const found = findDay(manifest?.id ?? '') ?? findDay(basename(file));
  return found?.datePrecision ? undefined : found?.date;
}

/** Name of a source: its manifest's, or its file name without the ending. */
export function toSourceId({ file, manifest }: InputFile): string {
  return manifest?.id ?? toSlug(basename(file).replace(/\.[^.]*$/, ''), 'document');
}

/** A document that was read: its records, and what became of each of its characters. */
export interface ReadInput {
  input: InputFile;
  sha256: string;
  kind: DocumentKind;
  /** What it was taken for, where its kind was not given. */
  detected?: DetectedKind;
  encoding: string;
  lineEndings: LineEndings;
  reading: Omit<Reading, 'records' | 'diagnostics'>;
  account: Account;
  /** Its records; held by the caller alone where they come from a store. */
  records(): DocumentRecords;
}

/** What came of one document; `read` is absent where an error stopped it. */
export interface InputResult {
  read?: ReadInput;
  diagnostics: Diagnostic[];
}

/**
 * Bytes → text → kind → records, with an account of every character. Never throws on content. `beside` is what other
 * documents tell of this one.
 */
export function readInput(
  input: InputFile,
  beside: Pick<ReadHints, 'edition' | 'ruleText'> = {},
): InputResult {
  const { file, bytes, manifest } = input;
  const place = { file, line: 1, column: 1 };
  const sha256 = toSha256(bytes);
  const diagnostics: Diagnostic[] = [];
  if (manifest && manifest.sha256 !== sha256) {
    const message = `the file is not the one its manifest names: its sha256 is ${sha256}, the manifest says ${manifest.sha256}; restore the file, or mend the manifest if the change is meant`;
    const facts = { actual: sha256, expected: manifest.sha256 };
    diagnostics.push(reportDiagnostic('file-changed', place, message, undefined, facts));
  }
  const { kind: givenKind, encoding: givenEncoding, ...given } = toGiven(input);
  const { source, diagnostics: found } = readSource(bytes, file, givenEncoding);
  diagnostics.push(...found);
  if (!source) return { diagnostics };

  const whole = source.lines.map(({ text }) => text).join('\n');
  const foreign = given.lang ? undefined : findForeignLanguage(whole);
  const hints = { ...beside, ...given, ...(foreign && { isForeign: true }) };
  if (foreign) {
    const message = `the text is ${foreign}, by its letters and words; readers know English and Japanese only, and keep it by its form (--lang says otherwise)`;
    diagnostics.push(reportDiagnostic('language-foreign', place, message, undefined, { actual: foreign }));
  }
  const asKind = givenKind ?? (foreign ? 'document' : undefined);
  const { kind, detected, reading, ledger } = read(source, asKind, hints, findNamedDay(input));
  const other = [kind, detected?.kind].includes('cr-text') ? findOtherGame(source, currentGame()) : [];
  if (other.length > 0) return { diagnostics: [...diagnostics, reportOtherGame(place, other)] };
  const unaccounted = ledger.unaccounted();
  const lost = unaccounted.map(({ text, place: at }) => reportRest(text, at, 'went into no record'));
  const all = [...diagnostics, ...reading.diagnostics, ...lost];
  const { en, ja } = reading.title;
  const isEmpty = !en && !ja && Object.values(reading.records).every((list) => !list?.length);
  if (isEmpty && !all.some(isError)) {
    const message = `nothing in the text reads as ${kind}: no rule, ruling, card, note or term`;
    all.push(reportDiagnostic('kind-unknown', place, message));
  }
  const { encoding, lineEndings } = source;
  const { records, diagnostics: _, ...head } = reading;
  const account = ledger.account();
  all.push(...reportLeftOut(ledger, reading, account));
  return {
    read: {
      input,
      sha256,
      kind,
      ...(detected && { detected }),
      encoding,
      lineEndings,
      reading: head,
      account,
      records: () => records,
    },
    diagnostics: all,
  };
}

/** What is published beside our editions would be among them with our numbers: it is refused, not kept by half. */
function reportOtherGame(place: Place, signs: readonly string[]): Diagnostic {
  const message = `these are not the rules of ${currentGame().names.en}: ${signs.join('; ')}; leave the file out, or keep it by its form with the kind "document"`;
  return reportDiagnostic('game-other', place, message, undefined, { actual: signs[0] ?? '' });
}

interface ReadSource {
  kind: DocumentKind;
  detected?: DetectedKind;
  reading: Reading;
  ledger: Ledger;
}

/**
 * Reads a text as the kind that is given, else as the one it shows. A piece of an edition cannot be among the editions:
 * unless it is said to be one it is kept as a document, with what tells that it is a piece as a warning.
 */
function read(
  source: SourceText,
  given: DocumentKind | undefined,
  hints: ReadHints,
  named?: EditionId,
): ReadSource {
  const detected = given ? undefined : detectKind(source);
  const kind = given ?? detected?.kind ?? 'document';
  const ledger = new Ledger(source);
  const nearest = detected?.runnerUp;
  const found = readers[kind].read(source, ledger, { ...hints, ...(nearest && { nearest }) });
  // An edition, from its first chapter on, that does not tell its day.
  const isWhole = kind === 'cr-text' && found.records.rules.some(({ number }) => number === '1');
  if (named && isWhole && !found.edition) {
    const message = `no date line says which edition this is; taken as ${named}, the day in the name of the file`;
    const place = { file: source.file, line: 1, column: 1 };
    const warning = reportDiagnostic('edition-from-name', place, message, undefined, { actual: named });
    return addWarning(read(source, given, { ...hints, edition: named }), warning);
  }
  const reading = kind === 'cr-text' ? reportHead(found, ledger) : keepRest(found, ledger);
  const reason = given || kind === 'document' ? undefined : findPieceReason(reading);
  if (!reason) return { kind, ...(detected && { detected }), reading, ledger };
  const { message, file, line, column } = reason;
  const place = { file, line, column };
  const warning = reportDiagnostic('kind-general', place, `of an edition this is only a piece: ${message}`);
  return addWarning({ ...read(source, 'document', hints), ...(detected && { detected }) }, warning);
}

function addWarning(made: ReadSource, warning: Diagnostic): ReadSource {
  return { ...made, reading: { ...made.reading, diagnostics: [warning, ...made.reading.diagnostics] } };
}

/** What tells that a text is a piece of an edition: it is cut, or tells neither its title nor its day. */
function findPieceReason({ diagnostics, title }: Reading): Diagnostic | undefined {
  const hasTitle = isTitled(`${title.en ?? ''} ${title.ja ?? ''}`);
  return diagnostics.find(
    ({ code, severity }) => severity === 'error' && (code !== 'edition-unknown' || !hasTitle),
  );
}

/**
 * Text that a reader of documents left over, or took for a record that does not have it, as notes, each with a warning that
 * names the place: what the ledger counts is what the records say. A word that only says what follows is a label.
 */
function keepRest(reading: Reading, ledger: Ledger): Reading {
  const unrecorded = findUnrecorded(ledger, { ...reading, diagnostics: [] });
  for (const { line, label } of unrecorded) if (label) ledger.skip(line, 'label', label.from, label.to);
  const rest = [...ledger.takeRest(), ...unrecorded.filter(({ label }) => !label)];
  const notes = rest.map(({ text, place }, index): Note => {
    const lang = languageOf(text) ?? 'en';
    return { id: `rest-${index + 1}`, about: [], lang, blocks: [{ type: 'paragraph', text }], place };
  });
  const found = rest.map(({ text, place }) => reportRest(text, place, 'fit nowhere and are kept as a note'));
  const records = { ...reading.records, notes: [...reading.records.notes, ...notes] };
  return rest.length === 0
    ? reading
    : { ...reading, records, diagnostics: [...reading.diagnostics, ...found] };
}

/** An edition keeps all that its rules say as it is; what is above them says more at times than its title and day. */
function reportHead(reading: Reading, ledger: Ledger): Reading {
  const { records, diagnostics, ...head } = reading;
  const [first] = records.rules;
  const end = (first?.en ?? first?.ja)?.place;
  const { source } = ledger;
  const lines = end ? source.lines.filter((line) => comparePlaces(placeAt(source, line), end) < 0) : [];
  const found = findUnrecorded(ledger, [head, records.glossary, diagnostics], lines)
    .filter(({ label }) => !label)
    .map(({ text, place }) =>
      reportRest(text, place, 'say more than the title and the day, and went into no record'),
    );
  return found.length > 0 ? { ...reading, diagnostics: [...diagnostics, ...found] } : reading;
}

function reportRest(text: string, place: Place, what: string): Diagnostic {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const message = `${text.length} characters ${what}: “${shown}”`;
  return reportDiagnostic('text-unaccounted', place, message, undefined, { actual: shown });
}
