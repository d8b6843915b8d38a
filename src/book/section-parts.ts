import type { Rule } from '../records/rule.ts';
import { parseRuleNumber } from '../records/rule-number.ts';
import type { SectionPart } from './book.ts';

/** Rules in a part, and how many a section may have before it is cut: 701 and 702 are, the next largest (205) is not. */
const PART_SIZE = 20;
const UNCUT_SIZE = 40;

/**
 * Cuts the rules of a section into parts of twenty numbers: 702.1–702.20, 702.21–702.40. By number, not by count, so
 * that a part keeps its rules when an edition adds one at the end.
 */
export function toSectionParts(rules: readonly Rule[]): SectionPart[] {
  const groups = new Map<number, Rule[]>();
  for (const rule of rules) {
    const number = parseRuleNumber(rule.number)?.rule ?? 1;
    const group = rules.length > UNCUT_SIZE ? Math.floor((number - 1) / PART_SIZE) : 0;
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  return [...groups.values()].flatMap((group, index) => {
    const first = group[0];
    const last = group.at(-1);
    return first && last ? [{ index: index + 1, first: first.number, last: last.number, rules: group }] : [];
  });
}
