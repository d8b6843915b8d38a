import type { Edition, EditionId } from '../records/edition.ts';
import type { EditionChanges } from '../records/edition-changes.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import type { Timeline } from './create-timeline.ts';

/** What each edition says, and what became of its numbers. */
export interface Editions extends Timeline {
  /** The newest edition with English text: what pages show. */
  edition: Edition;
  /** All editions, oldest first. */
  editions: readonly Edition[];
  ruleIn(edition: EditionId, number: RuleNumber): Rule | undefined;
  rulesIn(edition: EditionId): readonly Rule[];
  glossaryIn(edition: EditionId): readonly GlossaryEntry[];
  /** An edition beside the one before it; undefined for the oldest. */
  changesOf(edition: EditionId): EditionChanges | undefined;
}
