import type { Edition, EditionId } from '../records/edition.ts';
import type { EditionChanges, RuleChange } from '../records/edition-changes.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';

/** What each edition says, and what became of its numbers. */
export interface Editions {
  /** The newest edition with English text: what pages show. */
  edition: Edition;
  /** All editions, oldest first. */
  editions: readonly Edition[];
  ruleIn(edition: EditionId, number: RuleNumber): Rule | undefined;
  rulesIn(edition: EditionId): readonly Rule[];
  glossaryIn(edition: EditionId): readonly GlossaryEntry[];
  /** An edition beside the one before it; undefined for the oldest. */
  changesOf(edition: EditionId): EditionChanges | undefined;
  /** What became of the rules of an edition up to the current one; those that stayed as they were may be left out. */
  changesSince(edition: EditionId): readonly RuleChange[];
  /** The number in the current edition of a number of another edition or day; undefined where it is gone or unknown. */
  currentNumberOf(edition: EditionId, number: RuleNumber): RuleNumber | undefined;
}
