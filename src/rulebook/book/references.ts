import type { Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';

/** What a question about the book is about: a rule by its current number, or a term by its slug. */
export type Subject = RuleNumber | { slug: string };

/** A subject as one string: a rule by its number, a term by its slug. */
export const toSubjectKey = (subject: Subject): string =>
  typeof subject === 'string' ? subject : subject.slug;

/** What refers to a rule or a term: a rule, an example in it, or a glossary entry. */
export type Referrer =
  | { by: 'rule'; number: RuleNumber; in: 'text' | 'example' }
  | { by: 'glossary'; slug: string };

/** A term found in running text, by offsets. */
export interface TermSpan {
  slug: string;
  start: number;
  end: number;
}

/** What the texts speak of, and who speaks of what. */
export interface References {
  /** Glossary terms in running text: longest match, never inside a longer word, in order, every occurrence. */
  findTerms(text: string, lang: Lang): readonly TermSpan[];
  /** Whether a term is on so many pages that linking it tells little: Card, Player. */
  isEveryday(slug: string): boolean;
  /** Rules, examples and entries that refer to the target in either language, in book order, none twice, never itself. */
  referrersOf(target: Subject): readonly Referrer[];
}
