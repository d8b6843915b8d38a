import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Document } from '../records/document.ts';
import type { Edition, EditionId } from '../records/edition.ts';
import type { EditionChanges } from '../records/edition-changes.ts';
import type { EditionStep } from '../records/edition-step.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Question } from '../records/question.ts';
import type { Rule } from '../records/rule.ts';
import type { Term } from '../records/term.ts';

/** Everything a book is made of: the generated collections and the authored tables. */
export interface Collections {
  /** Oldest first. */
  editions: readonly Edition[];
  /** In book order, by edition. */
  rules: Readonly<Record<EditionId, readonly Rule[]>>;
  glossary: Readonly<Record<EditionId, readonly GlossaryEntry[]>>;
  documents: readonly Document[];
  /** Each edition beside the one before it, in any order. */
  changes: readonly EditionChanges[];
  /** What ingest told of all this. */
  diagnostics?: readonly Diagnostic[];
  terms: readonly Term[];
  /** The table of all known editions, oldest first. */
  steps?: readonly EditionStep[];
  questions?: readonly Question[];
}
