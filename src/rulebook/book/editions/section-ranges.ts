import type { Rule } from '../../../model/records/rule.ts';
import { ordinalOf, type RuleNumber } from '../../../model/records/rule-number.ts';

/** A range of a long section, in whole rules: 702.1 to 702.20 with their subrules. */
export interface SectionRange {
  /** From 1. */
  index: number;
  first: RuleNumber;
  last: RuleNumber;
  /** The rules directly below the section; subrules come from `childrenOf`. */
  rules: readonly Rule[];
}

/** Rules in a range, and how many a section may have before it is cut: 701 and 702 are, the next largest (205) is not. */
const PART_SIZE = 20;
const UNCUT_SIZE = 40;

/**
 * Cuts the rules of a section into ranges of twenty numbers: 702.1–702.20, 702.21–702.40. By number, not by count, so
 * that a range keeps its rules when an edition adds one at the end.
 */
export function toSectionRanges(rules: readonly Rule[]): SectionRange[] {
  const groups = Map.groupBy(rules, (rule) => {
    const number = ordinalOf(rule.number);
    return rules.length > UNCUT_SIZE ? Math.floor((number - 1) / PART_SIZE) : 0;
  });
  return [...groups.values()].flatMap((group, index) => {
    const first = group[0];
    const last = group.at(-1);
    return first && last ? [{ index: index + 1, first: first.number, last: last.number, rules: group }] : [];
  });
}
