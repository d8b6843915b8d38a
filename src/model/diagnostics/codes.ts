import { z } from 'zod';

/** What is known of a code; what it means is among the texts of the interface. */
interface CodeFacts {
  /** What it does to the exit code: an error fails the run, a warning only with `--strict`. */
  severity: Severity;
  /**
   * `file` where a file or a document is wrong as a whole: nothing that is in it says it. `pair` where the two languages do
   * not say the same: what `npm run check:pairs` lists. Others say what is there.
   */
  of?: 'file' | 'pair';
}

/**
 * Every diagnostic there is: the one list. A code is permanent: reports, exceptions and other programs name it. The
 * translator's page and `docs/diagnostics.md` show it.
 */
export const DIAGNOSTICS = {
  // reading a file
  'file-missing': { severity: 'error', of: 'file' },
  'file-empty': { severity: 'error', of: 'file' },
  'file-binary': { severity: 'error', of: 'file' },
  'file-unreadable': { severity: 'error', of: 'file' },
  'sign-lost': { severity: 'warning' },
  'file-truncated': { severity: 'error', of: 'file' },
  'file-changed': { severity: 'error', of: 'file' },
  'manifest-invalid': { severity: 'error', of: 'file' },
  'kind-unknown': { severity: 'error', of: 'file' },
  'kind-general': { severity: 'warning', of: 'file' },
  'edition-unknown': { severity: 'error', of: 'file' },
  'edition-order': { severity: 'error', of: 'file' },
  'edition-from-name': { severity: 'warning' },
  'format-broken': { severity: 'warning', of: 'file' },
  'encoding-doubtful': { severity: 'warning' },
  'encoding-mended': { severity: 'warning' },
  'encoding-lost': { severity: 'warning' },
  'encoding-foreign': { severity: 'warning', of: 'file' },
  'language-foreign': { severity: 'warning', of: 'file' },
  'game-other': { severity: 'error', of: 'file' },
  'mail-decoded': { severity: 'info' },
  'attachment-skipped': { severity: 'warning' },
  'control-character': { severity: 'warning' },
  // parsing
  'text-left-out': { severity: 'warning' },
  'furniture-left-out': { severity: 'info' },
  'text-unaccounted': { severity: 'warning' },
  'number-malformed': { severity: 'info' },
  'number-duplicate': { severity: 'warning' },
  'number-out-of-order': { severity: 'warning' },
  'bullet-malformed': { severity: 'info' },
  'contents-mismatch': { severity: 'warning' },
  // pairing
  'rule-only-english': { severity: 'info' },
  'rule-only-japanese': { severity: 'warning', of: 'pair' },
  'term-only-english': { severity: 'info' },
  'term-only-japanese': { severity: 'warning', of: 'pair' },
  'id-disagrees': { severity: 'warning', of: 'pair' },
  'id-outside-topic': { severity: 'warning' },
  'citation-differs': { severity: 'info' },
  'source-duplicate': { severity: 'error', of: 'file' },
  // updates
  'strike-lost': { severity: 'info' },
  'strike-unsettled': { severity: 'warning' },
  'strike-disagrees': { severity: 'warning' },
  'word-doubled': { severity: 'info' },
  'headword-inferred': { severity: 'info' },
  'headword-unknown': { severity: 'warning', of: 'file' },
  // checks
  'reference-unresolved': { severity: 'warning' },
  'reference-title': { severity: 'warning' },
  'examples-differ': { severity: 'warning', of: 'pair' },
  'senses-differ': { severity: 'warning', of: 'pair' },
  'symbols-differ': { severity: 'warning', of: 'pair' },
  'references-differ': { severity: 'warning', of: 'pair' },
  'quantities-differ': { severity: 'warning', of: 'pair' },
  'card-names-differ': { severity: 'warning', of: 'pair' },
  'term-name-differs': { severity: 'warning', of: 'pair' },
  // translation files
  'translation-malformed': { severity: 'error', of: 'file' },
  'translation-unit-unknown': { severity: 'warning' },
  'translation-unit-twice': { severity: 'error' },
  'translation-unit-open': { severity: 'warning' },
  'translation-english-differs': { severity: 'warning' },
  'translation-english-mixed': { severity: 'error' },
  'translation-locked-changed': { severity: 'info' },
  'translation-placeholder': { severity: 'error' },
  'translation-unreadable': { severity: 'error' },
  // the publisher's card file
  'card-damaged': { severity: 'warning' },
  'card-repeated': { severity: 'info' },
  'ruling-of-unknown-card': { severity: 'warning' },
  'card-rulings-differ': { severity: 'info' },
  // authored tables
  'exception-invalid': { severity: 'error', of: 'file' },
  'terms-invalid': { severity: 'error', of: 'file' },
  'exception-unused': { severity: 'error' },
} as const satisfies Record<string, CodeFacts>;

export type DiagnosticCode = keyof typeof DIAGNOSTICS;

type CodeOf<Of> = {
  [Code in DiagnosticCode]: (typeof DIAGNOSTICS)[Code] extends { of: Of } ? Code : never;
}[DiagnosticCode];

/** The codes of what is wrong with a file as a whole. */
export type FileCode = CodeOf<'file'>;

/** The codes of two languages that do not say the same. */
export type PairCode = CodeOf<'pair'>;

export const diagnosticCodeSchema = z.enum(Object.keys(DIAGNOSTICS) as [DiagnosticCode, ...DiagnosticCode[]]);

export function isPairCode(code: DiagnosticCode): code is PairCode {
  const { of }: CodeFacts = DIAGNOSTICS[code];
  return of === 'pair';
}

/** An error fails the run; a warning only with `--strict`; info is worth knowing. */
export const severitySchema = z.enum(['error', 'warning', 'info']);
export type Severity = z.infer<typeof severitySchema>;
