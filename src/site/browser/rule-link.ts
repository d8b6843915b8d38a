import type { Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { toRulePath } from '../../rulebook/book/address.ts';
import { h } from './h.ts';
import { toOwnPath } from './own-page.ts';

/** A number as a link to its page; `kind` is its classes. */
export function createRuleLink(number: RuleNumber, lang: Lang, kind = 'number'): HTMLElement {
  const href = toOwnPath(toRulePath(lang, number));
  return h('a', { href, class: kind }, number);
}
