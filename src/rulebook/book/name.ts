import { type Lang, otherLang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { RuleTree } from './editions/rule-tree.ts';
import type { Glossary } from './glossary.ts';

/** A name with the language it is in, which is the reader's or, where that is missing, the other. */
export interface Name {
  text: string;
  lang: Lang;
}

/** A name in the reader's language first and in the other beside it, where there is one. */
export interface ReaderNames {
  first: Name;
  beside?: Name;
}

type NamePair = Readonly<Partial<Record<Lang, string | undefined>>>;

/** The names that there are, the reader's language first. */
export function orderNames(names: NamePair, lang: Lang): Name[] {
  return [lang, otherLang(lang)].flatMap((each) => {
    const text = names[each];
    return text === undefined ? [] : [{ text, lang: each }];
  });
}

/** Two names in the reader's order; undefined where there is neither. */
export function toReaderNames(names: NamePair, lang: Lang): ReaderNames | undefined {
  const [first, beside] = orderNames(names, lang);
  return first && { first, ...(beside && { beside }) };
}

/** Both names of a chapter, section or keyword; undefined for a rule without a name. */
export function toRuleNames(book: Glossary, number: RuleNumber, lang: Lang): ReaderNames | undefined {
  return toReaderNames({ en: book.titleOf(number, 'en'), ja: book.titleOf(number, 'ja') }, lang);
}

/** Both names of the nearest of a rule and those above it that has one: a subrule goes by its keyword or section. */
export function toNearestNames(
  book: Glossary & RuleTree,
  number: RuleNumber,
  lang: Lang,
): ReaderNames | undefined {
  const above = book.ancestorsOf(number).map((rule) => rule.number);
  const named = [...above, number].findLast((each) => toRuleNames(book, each, lang));
  return named && toRuleNames(book, named, lang);
}

/** Both names of a glossary entry, its slug where it has none. */
export function toTermNames(book: Glossary, slug: string, lang: Lang): ReaderNames {
  return (
    toReaderNames({ en: book.nameOf(slug, 'en'), ja: book.nameOf(slug, 'ja') }, lang) ?? {
      first: { text: slug, lang: 'en' },
    }
  );
}
