import type { Document } from '../records/document.ts';
import type { Edition, EditionId } from '../records/edition.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import type { Term } from '../records/term.ts';

/** Something that refers to a rule or a term: a rule, an example in it, or a glossary entry. */
export type Citation =
  | { by: 'rule'; number: RuleNumber; in: 'text' | 'example' }
  | { by: 'glossary'; slug: string };

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
  entry(slug: string): GlossaryEntry | undefined;
  childrenOf(number: RuleNumber): readonly Rule[];
  /** Neighbours in reading order at the same or a higher level. */
  previousOf(number: RuleNumber): Rule | undefined;
  nextOf(number: RuleNumber): Rule | undefined;
  /** Chapter, section, rule above a number, outermost first. */
  ancestorsOf(number: RuleNumber): readonly Rule[];
  citedBy(target: RuleNumber | { slug: string }): readonly Citation[];
  /** The number today of a number of another edition; undefined where it is gone or unknown. */
  today(edition: EditionId, number: RuleNumber): RuleNumber | undefined;
}
