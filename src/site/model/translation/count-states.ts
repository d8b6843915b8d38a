import type { Rule, TranslationState } from '../../../model/records/rule.ts';

/** How many numbered rules there are in each state of translation; chapters and sections are not counted. */
export function countStates(rules: readonly Rule[]): Record<TranslationState, number> {
  const counts = { current: 0, outdated: 0, missing: 0 };
  for (const rule of rules) if (rule.level === 'rule' || rule.level === 'subrule') counts[rule.state]++;
  return counts;
}
