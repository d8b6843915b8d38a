import type { EditionId } from '../../model/records/edition.ts';
import type { GlossarySide } from '../../model/records/glossary-entry.ts';
import type { RuleSide } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';

/**
 * What is left for the translator of a text, beside the pair that was translated last. It never was (`new`); other words
 * (`changed`); the same words around other numbers of rules (`references`); the same but for punctuation or capitals
 * (`punctuation`); the same at another number (`moved`); the same, or translated in this edition itself (`current`).
 */
export const WORK_STATES = ['new', 'changed', 'references', 'punctuation', 'moved', 'current'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** A text in both languages as an older edition has it. */
export interface OldPair<Id, Side> {
  edition: EditionId;
  /** Its number or slug in that edition. */
  id: Id;
  /** Absent where the English of that edition is not at hand. */
  en?: Side;
  ja: Side;
}

interface Work<Type extends string, Id, Side> {
  type: Type;
  /** Its number or slug in the edition that is being translated. */
  id: Id;
  state: WorkState;
  en: Side;
  /** The Japanese of this edition itself, where there is one already. */
  ja?: Side;
  /**
   * The newest older pair of the same text, whatever its number was; of a new rule that was part of another, the pair of
   * that one. Absent where the text is translated, or nothing older is.
   */
  old?: OldPair<Id, Side>;
}

/** A rule, a chapter or section with a name, or a glossary entry, as a translator has it before them. */
export type WorkItem = Work<'rule', RuleNumber, RuleSide> | Work<'term', string, GlossarySide>;

/** Whether the Japanese at hand says what the English says; what moved needs another number and no other words. */
export function isDone({ state }: Pick<WorkItem, 'state'>): boolean {
  return state === 'current' || state === 'moved';
}
