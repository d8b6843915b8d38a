import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Document } from '../../model/records/document.ts';
import type { Edition, EditionId } from '../../model/records/edition.ts';
import type { EditionStep } from '../../model/records/edition-step.ts';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import type { KeptCard } from '../../model/records/kept-card.ts';
import type { Question } from '../../model/records/question.ts';
import type { EditionChanges, Rule } from '../../model/records/rule.ts';
import type { Term } from '../../model/records/term.ts';
import type { WordSenses } from './terms/word-senses.ts';

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
  /** Diagnostics of the ingest run. */
  diagnostics?: readonly Diagnostic[];
  /** Those of the publisher's card file, by name; absent where none is kept. */
  cards?: readonly KeptCard[];
  terms: readonly Term[];
  /** Absent where every name of an entry means it wherever it stands. */
  senses?: WordSenses | undefined;
  /** The table of all known editions, oldest first. */
  steps?: readonly EditionStep[];
  questions?: readonly Question[];
}
