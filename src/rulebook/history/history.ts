import type { EditionId } from '../../model/records/edition.ts';
import type { TextChange } from '../../model/records/edition-changes.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';

/** What a number of a day means to today's reader. */
export type Resolution = (
  | { status: 'same' | 'reworded'; now: RuleNumber }
  | { status: 'moved'; now: RuleNumber; text: TextChange }
  | { status: 'gone' }
  /** No such rule then. */
  | { status: 'unknown' }
  /** A day between two known editions that say different things: one that nobody knows may decide. */
  | { status: 'unclear' }
) & {
  /** Rules of today that a part of it became, in book order. */
  parts?: readonly RuleNumber[];
  /** Where `now` has no page, because the text at hand leaves it out: the nearest rule above that has one. */
  page?: RuleNumber;
};

/** Days in a row on which a number meant one thing: from `since` until the next run begins. */
export interface MeaningRun {
  since: EditionId;
  meaning: Resolution;
}

/** One edition in the life of a rule: the number it had, and how its text differs from the edition before. */
export interface HistoryStep {
  edition: EditionId;
  number: RuleNumber;
  change: TextChange | 'added';
  /** Where it was in the edition before; absent where it is new. */
  before?: { edition: EditionId; number: RuleNumber };
}

/** Another rule that a number named in an older edition. */
export interface EarlierMeaning {
  edition: EditionId;
  /** Where that rule is today; absent where it is gone. */
  now?: RuleNumber;
}

/** The numbers of all editions at hand, and what became of each. */
export interface History {
  /** Every number of any edition at hand, in book order: what has a page. */
  published: readonly RuleNumber[];
  /** Every number of any known edition, in book order. */
  known: readonly RuleNumber[];
  /** Those of the known numbers that no edition at hand has, in book order: what has no page of its own. */
  unpublished: readonly RuleNumber[];
  /** Those of them whose place is a number of today: their section; where that is gone, what it is in. */
  unpublishedBelow(place: RuleNumber): readonly RuleNumber[];
  /** The newest edition at hand that has the number. */
  lastEditionOf(number: RuleNumber): EditionId | undefined;
  /** The newest known edition that has the number, at hand or not. */
  lastUseOf(number: RuleNumber): EditionId | undefined;
  /**
   * What the number meant on a day, carried to today: in the edition then in force, as far as it is known; where one
   * may be missing, what those around the day agree on; after the newest what it says; nothing before the oldest.
   */
  resolve(day: EditionId, number: RuleNumber): Resolution;
  /** The same for all days, from the oldest known edition on. */
  meaningsOf(number: RuleNumber): readonly MeaningRun[];
  /** The life of the rule that has the number in an edition (the current one by default), newest edition first. */
  stepsOf(number: RuleNumber, edition?: EditionId): readonly HistoryStep[];
  /** Editions in which the number meant another rule than today, newest first. */
  earlierMeaningsOf(number: RuleNumber): readonly EarlierMeaning[];
  /** The first edition at hand in which the number has the meaning it has today. */
  sinceOf(number: RuleNumber): EditionId | undefined;
}
