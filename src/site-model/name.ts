import type { Book } from '../book/book.ts';
import { type Lang, otherLang } from '../records/lang.ts';
import type { RuleNumber } from '../records/rule-number.ts';

/** A name with the language it is in, which is the reader's or, where that is missing, the other. */
export interface Name {
  text: string;
  lang: Lang;
}

/** A name in the reader's language first and in the other beside it, where there is one. */
export interface NamePair {
  first: Name;
  beside?: Name;
}

/** Both names of a chapter, section or keyword; undefined for a rule without a name. */
export function toRuleNames(book: Book, number: RuleNumber, lang: Lang): NamePair | undefined {
  return toNamePair(lang, (each) => book.titleOf(number, each));
}

/** Both names of the nearest of a rule and those above it that has one: a subrule goes by its keyword or section. */
export function toNearestNames(book: Book, number: RuleNumber, lang: Lang): NamePair | undefined {
  const above = book.ancestorsOf(number).map((rule) => rule.number);
  const named = [...above, number].findLast((each) => toRuleNames(book, each, lang));
  return named && toRuleNames(book, named, lang);
}

/** Both names of a glossary entry, its slug where it has none. */
export function toTermNames(book: Book, slug: string, lang: Lang): NamePair {
  return toNamePair(lang, (each) => book.nameOf(slug, each)) ?? { first: { text: slug, lang: 'en' } };
}

function toNamePair(lang: Lang, nameIn: (lang: Lang) => string | undefined): NamePair | undefined {
  const other = otherLang(lang);
  const own = nameIn(lang);
  const beside = nameIn(other);
  if (own === undefined) return beside === undefined ? undefined : { first: { text: beside, lang: other } };
  return beside === undefined
    ? { first: { text: own, lang } }
    : { first: { text: own, lang }, beside: { text: beside, lang: other } };
}
