import type { Rule, RuleSide } from '../../model/records/rule.ts';
import { compareRuleNumbers, type RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';

/**
 * The rules of both languages of one edition as one list in book order, each number once. Paired by number alone;
 * the texts of a number that occurs twice in a language are joined where it is first.
 */
export function pairRules(english: readonly Rule[], japanese: readonly Rule[]): Rule[] {
  const ja = toMap(japanese);
  const en = toMap(english);
  const numbers = [...new Set([...en.keys(), ...ja.keys()])].sort(compareRuleNumbers);
  return numbers.flatMap((number) => {
    const rule = joinRules(en.get(number), ja.get(number));
    return rule ? [rule] : [];
  });
}

function toMap(rules: readonly Rule[]): Map<RuleNumber, Rule> {
  const map = new Map<RuleNumber, Rule>();
  for (const rule of rules) {
    const first = map.get(rule.number);
    map.set(rule.number, first ? joinTwins(first, rule) : rule);
  }
  return map;
}

/** Both texts of a number that occurs twice in one language, the second after the first. */
function joinTwins(first: Rule, second: Rule): Rule {
  const en = joinSides(first.en, second.en);
  const ja = joinSides(first.ja, second.ja);
  return { ...first, ...(en && { en }), ...(ja && { ja }) };
}

function joinSides(first: RuleSide | undefined, second: RuleSide | undefined): RuleSide | undefined {
  if (!first || !second) return first ?? second;
  const again: TextBlock[] =
    second.title && second.title !== first.title ? [{ type: 'paragraph', text: second.title }] : [];
  return { ...first, blocks: [...first.blocks, ...again, ...second.blocks] };
}

function joinRules(english: Rule | undefined, japanese: Rule | undefined): Rule | undefined {
  const base = english ?? japanese;
  if (!base) return undefined;
  const ja = japanese?.ja;
  return {
    number: base.number,
    level: base.level,
    state: ja ? 'current' : 'missing',
    ...(english?.en && { en: english.en }),
    ...(ja && { ja }),
  };
}
