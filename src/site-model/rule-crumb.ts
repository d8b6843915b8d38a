import { toRulePath } from '../book/address.ts';
import type { Glossary } from '../book/glossary.ts';
import type { RuleTree } from '../book/rule-tree.ts';
import type { Lang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import { getStrings } from '../strings/get-strings.ts';
import type { Crumb } from './crumb.ts';
import { toRuleNames } from './name.ts';

/** A rule as breadcrumbs and pagers name it. */
export function toRuleCrumb(book: Glossary & RuleTree, rule: Rule, lang: Lang): Crumb {
  return {
    path: toRulePath(lang, rule.number),
    number: rule.number,
    name: toRuleNames(book, rule.number, lang)?.first,
  };
}

/** The way to a rule: the contents, what stands above it, itself. */
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
