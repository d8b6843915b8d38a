import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Card, Ruling } from '../../model/records/document.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Term } from '../../model/records/term.ts';

/** What is checked together: an edition in the languages it was published in, or a document. */
export interface Checkable {
  type: 'edition' | 'document';
  edition: EditionId | undefined;
  rules: readonly Rule[];
  glossary: readonly GlossaryEntry[];
  rulings: readonly Ruling[];
  /** Cards as a document prints them. */
  cards: readonly Card[];
  /** The authored terms with their names in both languages. */
  terms: readonly Term[];
  /** Languages it has; what only compares languages is silent where there is one. */
  langs: readonly Lang[];
  /** Every rule of the edition whose numbers it uses, by number; undefined where that edition is not at hand. */
  book: ReadonlyMap<RuleNumber, Rule> | undefined;
}

/** Looks for one kind of fault. Pure; gives a diagnostic for each place. */
export type Check = (content: Checkable) => Diagnostic[];
