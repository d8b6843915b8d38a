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

/**
 * What is to be done with a unit: nothing, for its Japanese holds (`final`: locked and approved); look at the Japanese that
 * is proposed (`proposed`); translate it (`open`).
 */
export const UNIT_STATUSES = ['final', 'proposed', 'open'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

/** The pair that was translated before a unit, as a match. */
export interface UnitMatch {
  /** Absent where the English of that edition is not at hand. */
  english?: string;
  japanese: string;
  /** How alike the English is, 0 to 100. */
  similarity: number;
  edition: EditionId;
  /** Its number or slug in that edition. */
  id: string;
}

/** What the translation of a unit must keep or should use. */
export interface UnitNotes {
  /** Numbers of rules it refers to, with the Japanese name of each where it has one. */
  references: readonly { number: string; title?: string }[];
  /** Symbols such as `{W}`, once each. */
  symbols: readonly string[];
  /** Terms in it with their official Japanese. */
  terms: readonly { english: string; japanese: string; reading?: string }[];
}

/**
 * A piece of text that is translated by itself: a name, a paragraph, an example, a headword, a sense. Its id depends on the
 * English of the edition alone, so that a file fits however far the translation has come meanwhile.
 */
export interface TranslationUnit {
  /** `702.9b`, its second piece `702.9b:2`; `glossary:flying`, `glossary:flying:2`. */
  id: string;
  /** Of the rule or entry it is part of: `702.9b`, `Flying`. */
  name: string;
  part: 'title' | 'headword' | 'text' | 'example' | 'item';
  english: string;
  /** The Japanese that is or is proposed, a line a paragraph. */
  japanese?: string;
  status: UnitStatus;
  /** State of the rule or entry. */
  state: WorkState;
  match?: UnitMatch;
  notes: UnitNotes;
}

/**
 * What a unit must keep and should use, in lines: `rule 702.19〔トランプル〕`, `接死（せっし）= Deathtouch`; each behind a word that
 * tools may filter by.
 */
export function formatNotes(
  { references, symbols, terms }: UnitNotes,
  match?: UnitMatch,
): [category: string, text: string][] {
  const remarks = {
    references: references.map(({ number, title }) => number + (title ? `〔${title}〕` : '')).join(', '),
    symbols: symbols.join(' '),
    terms: terms
      .map(({ english, japanese, reading }) => `${english} = ${japanese}${reading ? `（${reading}）` : ''}`)
      .join('; '),
    'old-english': match?.english ?? '',
    'old-japanese': match?.japanese ?? '',
  };
  return Object.entries(remarks).filter(([, text]) => text !== '');
}
