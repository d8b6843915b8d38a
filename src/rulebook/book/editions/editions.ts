import type { Edition, EditionId } from '../../../model/records/edition.ts';
import type { EditionChanges } from '../../../model/records/edition-changes.ts';
import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
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
