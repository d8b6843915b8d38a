import { z } from 'zod';
import type { Severity } from './severity.ts';

/**
 * Every diagnostic there is. A code is permanent: reports, exceptions and other programs name it.
 * `severity` says what it does to the exit code: an error fails the run, a warning only with `--strict`.
 */
export const DIAGNOSTICS = {
  // reading a file
  'file-missing': { severity: 'error', meaning: 'the file does not exist or cannot be read' },
  'file-empty': { severity: 'error', meaning: 'the file holds no text' },
  'file-binary': { severity: 'error', meaning: 'the file is not text (an archive, a picture, a program)' },
  'file-truncated': { severity: 'error', meaning: 'the document stops before its end' },
  'file-changed': { severity: 'error', meaning: 'the file differs from the sha256 in its manifest' },
  'manifest-invalid': {
    severity: 'error',
    meaning: 'a manifest is missing, unreadable or has a wrong field',
  },
  'kind-unknown': { severity: 'error', meaning: 'the text is of no kind that a reader knows' },
  'edition-unknown': { severity: 'error', meaning: 'a whole edition states no date and none was given' },
  'encoding-doubtful': { severity: 'warning', meaning: 'bytes that the found encoding does not have' },
  'control-character': { severity: 'warning', meaning: 'a control or direction-override character' },
  // parsing
  'text-unaccounted': { severity: 'warning', meaning: 'text that no record and no named skip took' },
  'number-malformed': {
    severity: 'info',
    meaning: 'an official slip in how a number is written, understood',
  },
  'number-duplicate': { severity: 'warning', meaning: 'a number or headword that stands twice' },
  'number-out-of-order': { severity: 'warning', meaning: 'a number that stands before a smaller one' },
  'bullet-malformed': {
    severity: 'info',
    meaning: 'a list mark of another form than those around it, understood',
  },
  'contents-mismatch': { severity: 'warning', meaning: 'the contents name another title than the body' },
  // pairing
  'rule-only-english': { severity: 'info', meaning: 'a number without Japanese' },
  'rule-only-japanese': { severity: 'warning', meaning: 'a number without English' },
  'term-only-english': { severity: 'info', meaning: 'a glossary entry without Japanese' },
  'term-only-japanese': { severity: 'warning', meaning: 'a glossary entry without English' },
  'id-disagrees': {
    severity: 'warning',
    meaning: 'the two languages print different ids; paired by adjacency',
  },
  'id-outside-topic': {
    severity: 'warning',
    meaning: 'an entry whose id names another topic than the heading it stands under',
  },
  'citation-differs': { severity: 'info', meaning: 'the two languages cite different sources' },
  'source-duplicate': { severity: 'error', meaning: 'two sources claim the same edition and language' },
  // updates
  'strike-lost': {
    severity: 'info',
    meaning: 'old and new wording run together, taken apart by the other language or the edition',
  },
  'strike-unsettled': {
    severity: 'warning',
    meaning: 'old and new wording seem run together; nothing settles which is which',
  },
  'word-doubled': { severity: 'info', meaning: 'a word that stands twice in a row, a slip of the pen' },
  'strike-disagrees': { severity: 'warning', meaning: 'the languages correct a count to different numbers' },
  'headword-inferred': {
    severity: 'info',
    meaning: 'a glossary entry without a headword, named after the text',
  },
  'headword-unknown': {
    severity: 'warning',
    meaning: 'a glossary entry without a headword that nothing names',
  },
  // checks
  'reference-unresolved': {
    severity: 'warning',
    meaning: 'a reference to a number that its edition does not have',
  },
  'reference-title': { severity: 'warning', meaning: 'a titled reference whose number and title disagree' },
  'examples-differ': { severity: 'warning', meaning: 'the languages have different numbers of examples' },
  'senses-differ': { severity: 'warning', meaning: 'the languages have different numbers of senses' },
  'symbols-differ': { severity: 'warning', meaning: 'a symbol that stands in one language only' },
  'references-differ': {
    severity: 'warning',
    meaning: 'a rule that one language refers to and the other does not',
  },
  'quantities-differ': {
    severity: 'warning',
    meaning: 'a quantity of the English that the Japanese does not have',
  },
  'card-names-differ': {
    severity: 'warning',
    meaning: 'a card that the Japanese names and the English does not',
  },
  'term-name-differs': { severity: 'warning', meaning: 'a term rendered by the name of another' },
  // authored tables
  'exception-invalid': {
    severity: 'error',
    meaning: 'the table of exceptions is unreadable or has a wrong field',
  },
  'terms-invalid': { severity: 'error', meaning: 'a table of terms is unreadable or has a wrong field' },
  'exception-unused': { severity: 'error', meaning: 'an exception for a fault that no longer shows' },
} as const satisfies Record<string, { severity: Severity; meaning: string }>;

export type DiagnosticCode = keyof typeof DIAGNOSTICS;

export const diagnosticCodeSchema = z.enum(Object.keys(DIAGNOSTICS) as [DiagnosticCode, ...DiagnosticCode[]]);
