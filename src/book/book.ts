import type { Card, Document, Note, Ruling } from '../records/document.ts';
import type { Edition, EditionId } from '../records/edition.ts';
import type { EditionChanges } from '../records/edition-changes.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Lang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import type { Term } from '../records/term.ts';
import type { BookQuestion } from './carry-questions.ts';

/** Something that refers to a rule or a term: a rule, an example in it, or a glossary entry. */
export type Citation =
  | { by: 'rule'; number: RuleNumber; in: 'text' | 'example' }
  | { by: 'glossary'; slug: string };

/** What a question about the book is about: a rule by its number of today, or a term by its slug. */
export type Subject = RuleNumber | { slug: string };

/** A record of a document with the document it stands in. */
export interface FromDocument<T> {
  document: Document;
  record: T;
}

/** A term found in running text, by offsets. */
export interface TermSpan {
  slug: string;
  start: number;
  end: number;
}

/** A group of an index: a letter (`A`), a row of the 五十音 (`あ`), or `#` for what has neither. */
export interface IndexGroup {
  label: string;
  entries: readonly IndexEntry[];
}

export interface IndexEntry {
  slug: string;
  /** The name in the index's language; the other language's where it has none (`lang` says which). */
  name: string;
  lang: Lang;
  /** Hiragana, where known. */
  reading?: string;
}

/** A part of a long section, in whole rules: 702.1 to 702.20 with their subrules. */
export interface SectionPart {
  /** From 1. */
  index: number;
  first: RuleNumber;
  last: RuleNumber;
  /** The rules directly below the section; subrules come from `childrenOf`. */
  rules: readonly Rule[];
}

/** The published content of the current edition with everything pages, API and search ask of it. Pure; built once. */
export interface Book {
  /** The newest edition with English text: what pages show. */
  edition: Edition;
  /** All editions, oldest first. */
  editions: readonly Edition[];
  /** Every numbered entry of the current edition in book order, chapters and sections included. */
  rules: readonly Rule[];
  glossary: readonly GlossaryEntry[];
  documents: readonly Document[];
  terms: readonly Term[];
  rule(number: RuleNumber): Rule | undefined;
  ruleIn(edition: EditionId, number: RuleNumber): Rule | undefined;
  rulesIn(edition: EditionId): readonly Rule[];
  glossaryIn(edition: EditionId): readonly GlossaryEntry[];
  /** An edition beside the one before it; undefined for the oldest. */
  changesOf(edition: EditionId): EditionChanges | undefined;
  entry(slug: string): GlossaryEntry | undefined;
  document(id: string): Document | undefined;
  /** The edition, or else the day, whose numbers a document uses; `UNKNOWN_DAY` where nothing tells. */
  dayOf(document: Document): EditionId;
  childrenOf(number: RuleNumber): readonly Rule[];
  /** Neighbours in reading order at the same or a higher level. */
  previousOf(number: RuleNumber): Rule | undefined;
  nextOf(number: RuleNumber): Rule | undefined;
  /** Chapter, section, rule above a number, outermost first. */
  ancestorsOf(number: RuleNumber): readonly Rule[];
  /** The section cut into parts a page can hold; one part where it is short. */
  partsOf(section: RuleNumber): readonly SectionPart[];
  /** Rules, examples and entries that refer to the target in either language, in book order, none twice, never itself. */
  citedBy(target: Subject): readonly Citation[];
  /** Rulings about a rule or term by reference, topic or name, newest document first. */
  rulingsAbout(subject: Subject): readonly FromDocument<Ruling>[];
  /** What a ruling is about, the other way round: rules of today, then terms. */
  subjectsOf(ruling: Ruling): readonly Subject[];
  notesAbout(number: RuleNumber): readonly FromDocument<Note>[];
  /** What players ask, in their words, by the rule that answers, in book order. */
  questions(): readonly BookQuestion[];
  /** The questions a rule answers; those it answers best first. */
  questionsAbout(number: RuleNumber): readonly BookQuestion[];
  /** Cards that documents print, by the English name, else the Japanese. */
  cards: readonly FromDocument<Card>[];
  /** The glossary by A–Z or, for Japanese, by 五十音 of the reading. */
  indexOf(lang: Lang): readonly IndexGroup[];
  /** Title of a rule in a language, from its side, the other side's printed pair or the term table. */
  titleOf(number: RuleNumber, lang: Lang): string | undefined;
  /** First headword of a glossary entry in a language, the term table helping out. */
  nameOf(slug: string, lang: Lang): string | undefined;
  /** Reading in hiragana of an entry's Japanese name. */
  readingOf(slug: string): string | undefined;
  /** The glossary entry that is about the same keyword as a rule: 702.2 → deathtouch, and back. */
  entryAbout(number: RuleNumber): GlossaryEntry | undefined;
  rulesAbout(slug: string): readonly Rule[];
  /** Glossary terms in running text: longest match, never inside a longer word, in order, every occurrence. */
  findTerms(text: string, lang: Lang): readonly TermSpan[];
  /** Whether a term is on so many pages that linking it tells little: Card, Player. */
  isEveryday(slug: string): boolean;
  /** The number today of a number of another edition; undefined where it is gone or unknown. */
  today(edition: EditionId, number: RuleNumber): RuleNumber | undefined;
}
