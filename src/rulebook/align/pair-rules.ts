import type { Rule, RuleSide } from '../../model/records/rule.ts';
import { compareRuleNumbers, type RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';

/**
 * The rules of both languages of one edition as one list in book order, each number once. Paired by number alone;
 * the texts of a number that occurs twice in a language are joined where it is first.
 */
export function pairRules(english: readonly Rule[], japanese: readonly Rule[]): Rule[] {
  const rules = new Map<RuleNumber, Rule>();
  for (const rule of [...english, ...japanese]) {
    const first = rules.get(rule.number);
    const en = joinSides(first?.en, rule.en);
    const ja = joinSides(first?.ja, rule.ja);
    const state = ja ? 'current' : 'missing';
    rules.set(rule.number, { ...(first ?? rule), state, ...(en && { en }), ...(ja && { ja }) });
  }
  return [...rules.values()].sort((a, b) => compareRuleNumbers(a.number, b.number));
}

function joinSides(first: RuleSide | undefined, second: RuleSide | undefined): RuleSide | undefined {
  if (!first || !second) return first ?? second;
  const again: TextBlock[] =
    second.title && second.title !== first.title ? [{ type: 'paragraph', text: second.title }] : [];
  return { ...first, blocks: [...first.blocks, ...again, ...second.blocks] };
}
