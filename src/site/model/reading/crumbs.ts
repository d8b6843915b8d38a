import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { toRulePath, toTermPath } from '../../../rulebook/book/address.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';
import type { Glossary } from '../../../rulebook/book/glossary.ts';
import { type Name, toRuleNames, toTermNames } from '../../../rulebook/book/name.ts';

/** A page as breadcrumbs and pagers name it: its number, where it has one, its name, its address without the base. */
export interface Crumb {
  path: string;
  number?: RuleNumber;
  name?: Name | undefined;
}

/** A rule as breadcrumbs and pagers name it. */
export function toRuleCrumb(book: Glossary, number: RuleNumber, lang: Lang): Crumb {
  return { path: toRulePath(lang, number), number, name: toRuleNames(book, number, lang)?.first };
}

/** The way to a number: the contents, what is above it while it is in use, itself. */
export function toRuleCrumbs(book: Glossary & RuleTree, number: RuleNumber, lang: Lang): Crumb[] {
  const above = book.rule(number) ? book.ancestorsOf(number).map((rule) => rule.number) : [];
  const contents = { path: `/${lang}/cr/`, name: { text: getStrings(lang).navigation.contents, lang } };
  return [contents, ...[...above, number].map((each) => toRuleCrumb(book, each, lang))];
}

/** A glossary entry as breadcrumbs and pagers name it. */
export function toTermCrumb(book: Glossary, slug: string, lang: Lang): Crumb {
  return { path: toTermPath(lang, slug), name: toTermNames(book, slug, lang).first };
}

/** The page of an edition's changes as breadcrumbs and pagers name it. */
export function toEditionCrumb(lang: Lang, edition: EditionId): Crumb {
  return { path: `/${lang}/changes/${edition}/`, name: { text: formatDate(lang, edition), lang } };
}
