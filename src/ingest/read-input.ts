import { createHash } from 'node:crypto';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import { detectKind } from '../readers/detect-kind.ts';
import type { Reader, ReadHints, Reading } from '../readers/reader.ts';
import { readers } from '../readers/readers.ts';
import type { DocumentKind, Note } from '../records/document.ts';
import type { Place } from '../records/place.ts';
import { type Account, Ledger } from '../sources/ledger.ts';
import { readSource } from '../sources/read-source.ts';
import type { SourceText } from '../sources/source-text.ts';
import { languageOf } from '../text/language-of.ts';
import { type InputFile, toGiven } from './input-file.ts';

/** A document that was read: its records, and what became of each of its characters. */
export interface ReadInput {
  input: InputFile;
  sha256: string;
  kind: DocumentKind;
  source: SourceText;
  reading: Reading;
  account: Account;
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
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const diagnostics: Diagnostic[] = [];
  if (manifest && manifest.sha256 !== sha256) {
    const message = `the file is not the one its manifest names: its sha256 is ${sha256}, the manifest says ${manifest.sha256}; restore the file, or mend the manifest if the change is meant`;
    diagnostics.push(
      reportDiagnostic('file-changed', place, message, undefined, {
        actual: sha256,
        expected: manifest.sha256,
      }),
    );
  }
  const { source, diagnostics: found } = readSource(bytes, file);
  diagnostics.push(...found);
  if (!source) return { diagnostics };

  const { kind: givenKind, ...given } = toGiven(input);
  const { kind, reading, ledger } = read(source, givenKind, { ...beside, ...given });
  const all = [...diagnostics, ...reading.diagnostics, ...reportUnaccounted(ledger)];
  if (isEmpty(reading) && !all.some(({ severity }) => severity === 'error')) {
    const message = `nothing in the text reads as ${kind}: no rule, ruling, card, note or term`;
    all.push(reportDiagnostic('kind-unknown', place, message));
  }
  return { read: { input, sha256, kind, source, reading, account: ledger.account() }, diagnostics: all };
}

/**
 * Reads a text as the kind that is given, else as the one it shows. A piece of an edition cannot stand among the editions:
 * unless it is said to be one it is kept as a document, with what tells that it is a piece as a warning.
 */
function read(
  source: SourceText,
  given: DocumentKind | undefined,
  hints: ReadHints,
): { kind: DocumentKind; reading: Reading; ledger: Ledger } {
  const kind = given ?? detectKind(source).kind;
  const ledger = new Ledger(source);
  const found = findReader(kind).read(source, ledger, hints);
  const reading = kind === 'cr-text' ? found : keepRest(found, ledger);
  const reason = given || kind === 'document' ? undefined : findPieceReason(reading);
  if (!reason) return { kind, reading, ledger };
  const kept = read(source, 'document', hints);
  const { message, file, line, column } = reason;
  const place = { file, line, column };
  const warning = reportDiagnostic('kind-general', place, `of an edition this is only a piece: ${message}`);
  return { ...kept, reading: { ...kept.reading, diagnostics: [warning, ...kept.reading.diagnostics] } };
}

const EDITION_TITLE = /Comprehensive\s+Rules|総合ルール/i;

/** What tells that a text is a piece of an edition: it is cut, or tells neither its title nor its day. */
function findPieceReason({ diagnostics, title }: Reading): Diagnostic | undefined {
  const isTitled = EDITION_TITLE.test(`${title.en ?? ''} ${title.ja ?? ''}`);
  return diagnostics.find(
    ({ code, severity }) => severity === 'error' && (code !== 'edition-unknown' || !isTitled),
  );
}

/** Text that a reader of documents left over, as notes, each with a warning that names the place. */
function keepRest(reading: Reading, ledger: Ledger): Reading {
  const rest = ledger.takeRest();
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

function findReader(kind: DocumentKind): Reader {
  const reader = readers.find((each) => each.kind === kind);
  if (!reader) throw new Error(`no reader for ${kind}`);
  return reader;
}

function reportUnaccounted(ledger: Ledger): Diagnostic[] {
  return ledger.unaccounted().map(({ text, place }) => reportRest(text, place, 'went into no record'));
}

function reportRest(text: string, place: Place, what: string): Diagnostic {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const message = `${text.length} characters ${what}: “${shown}”`;
  return reportDiagnostic('text-unaccounted', place, message, undefined, { actual: shown });
}

function isEmpty({ title, records }: Reading): boolean {
  const { topics, rules, glossary, rulings, cards, notes, passages = [] } = records;
  if (title.en || title.ja) return false;
  return [topics, rules, glossary, rulings, cards, notes, passages].every((list) => list.length === 0);
}
