import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { findRuleInView } from '../rule-in-view.ts';

/** The rule of today that a key means: the one that has the focus, the one being read, or the page's own. */
export function findMeantRule(): RuleNumber | undefined {
  if (document.querySelector('.notice.gone')) return undefined;
  const focused = document.activeElement?.closest<HTMLElement>('main .rule[id]');
  const candidates = [focused?.id, findRuleInView()?.id, document.getElementById('toc')?.dataset['number']];
  return candidates.find((id) => id !== undefined && isRuleNumber(id));
}
