import { createHash } from 'node:crypto';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import { detectKind } from '../readers/detect-kind.ts';
import type { Reader, ReadHints, Reading } from '../readers/reader.ts';
import { readers } from '../readers/readers.ts';
import type { DocumentKind } from '../records/document.ts';
import { type Account, Ledger } from '../sources/ledger.ts';
import { readSource } from '../sources/read-source.ts';
import type { SourceText } from '../sources/source-text.ts';
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

/** Reads a text as the kind that is given, else as the one it shows. */
function read(
  source: SourceText,
  given: DocumentKind | undefined,
  hints: ReadHints,
): { kind: DocumentKind; reading: Reading; ledger: Ledger } {
  const kind = given ?? detectKind(source).kind;
  const ledger = new Ledger(source);
  const reading = findReader(kind).read(source, ledger, hints);
  return !given && isPiece(kind, reading) ? read(source, 'document', hints) : { kind, reading, ledger };
}

function findReader(kind: DocumentKind): Reader {
  const reader = readers.find((each) => each.kind === kind);
  if (!reader) throw new Error(`no reader for ${kind}`);
  return reader;
}

/** A piece of an edition that tells neither its title nor its day cannot be put among the editions; its rules can be kept. */
function isPiece(kind: DocumentKind, { edition, title }: Reading): boolean {
  return kind === 'cr-text' && !edition && !title.en && !title.ja;
}

function reportUnaccounted(ledger: Ledger): Diagnostic[] {
  return ledger.unaccounted().map(({ text, place }) => {
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    const message = `${text.length} characters went into no record: “${shown}”`;
    return reportDiagnostic('text-unaccounted', place, message, undefined, { actual: shown });
  });
}

function isEmpty({ records }: Reading): boolean {
  const { rules, glossary, rulings, cards, notes, passages = [] } = records;
  return [rules, glossary, rulings, cards, notes, passages].every((list) => list.length === 0);
}
