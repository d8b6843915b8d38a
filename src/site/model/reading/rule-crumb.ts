import type { Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';
import type { Glossary } from '../../../rulebook/book/glossary.ts';
import { toRuleNames } from '../../../rulebook/book/name.ts';
import type { Crumb } from './crumb.ts';

/** A rule as breadcrumbs and pagers name it. */
export function toRuleCrumb(book: Glossary & RuleTree, rule: Rule, lang: Lang): Crumb {
  return {
    path: toRulePath(lang, rule.number),
    number: rule.number,
    name: toRuleNames(book, rule.number, lang)?.first,
  };
}

/** The way to a rule: the contents, what is above it, itself. */
export function toRuleCrumbs(book: Glossary & RuleTree, rule: Rule, lang: Lang): Crumb[] {
  return [
    toContentsCrumb(lang),
    ...[...book.ancestorsOf(rule.number), rule].map((each) => toRuleCrumb(book, each, lang)),
  ];
}

/** The way to a number that is no longer in use. */
export function toGoneCrumbs(number: RuleNumber, lang: Lang): Crumb[] {
  return [toContentsCrumb(lang), { path: toRulePath(lang, number), number }];
}

export function toContentsCrumb(lang: Lang): Crumb {
  return { path: `/${lang}/cr/`, name: { text: getStrings(lang).navigation.contents, lang } };
}
