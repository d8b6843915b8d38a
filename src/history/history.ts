import type { EditionId } from '../records/edition.ts';
import type { TextChange } from '../records/edition-changes.ts';
import type { RuleNumber } from '../records/rule-number.ts';

/** What a number of an edition means to today's reader. */
export type Resolution =
  | { status: 'same' | 'reworded'; now: RuleNumber }
  | { status: 'moved'; now: RuleNumber; text: TextChange }
  | { status: 'gone' }
  /** No such rule then. */
  | { status: 'unknown' }
  /** A day between two editions at hand that say different things: an edition that is not at hand may decide. */
  | { status: 'unclear' };

/** One edition in the life of a rule: the number it had, and how its text differs from the edition before. */
export interface HistoryStep {
  edition: EditionId;
  number: RuleNumber;
  change: TextChange | 'added';
  /** Where it stood in the edition before; absent where it is new. */
  before?: { edition: EditionId; number: RuleNumber };
}

/** Another rule that a number named in an older edition. */
export interface EarlierMeaning {
  edition: EditionId;
  /** Where that rule stands today; absent where it is gone. */
  now?: RuleNumber;
}

/** The numbers of all editions at hand, and what became of each. */
export interface History {
  /** Every number of any edition, in book order. */
  published: readonly RuleNumber[];
  /** The newest edition that has the number. */
  lastEditionOf(number: RuleNumber): EditionId | undefined;
  /**
   * What the number meant on a day, carried to today: in the edition of that day, between two editions what both agree
   * on, after the newest what it says, before the oldest what a known renumbering says.
   */
  resolve(day: EditionId, number: RuleNumber): Resolution;
  /** The life of the rule that has the number in an edition (the current one by default), newest edition first. */
  stepsOf(number: RuleNumber, edition?: EditionId): readonly HistoryStep[];
  /** Editions in which the number meant another rule than today, newest first. */
  earlierMeaningsOf(number: RuleNumber): readonly EarlierMeaning[];
  /** The first edition at hand in which the number has the meaning it has today. */
  sinceOf(number: RuleNumber): EditionId | undefined;
}
