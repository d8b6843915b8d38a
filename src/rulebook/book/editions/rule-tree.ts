import type { Rule } from '../../../model/records/rule.ts';
import { listUpwards, ordinalOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { onceFor } from '../once.ts';

const RANK = { chapter: 0, section: 1, rule: 2, subrule: 3 } as const;

/** The rules of one edition by number and by what is above, below and beside. */
export type RuleTree = ReturnType<typeof createRuleTree>;

/** Builds the tree of rules given in book order. A rule whose parent is missing is below the nearest one there is. */
export function createRuleTree(rules: readonly Rule[]) {
  const positions = new Map(rules.map((rule, index) => [rule.number, index]));
  const children = new Map<RuleNumber, Rule[]>();
  const rule = (number: RuleNumber) => rules[positions.get(number) ?? -1];

  const listAbove = (number: RuleNumber): readonly Rule[] =>
    listUpwards(number)
      .slice(1)
      .flatMap((above) => rule(above) ?? []);
  for (const each of rules) {
    const [parent] = listAbove(each.number);
    if (parent) children.getOrInsertComputed(parent.number, () => []).push(each);
  }
  const findBeside = (number: RuleNumber, step: 1 | -1): Rule | undefined => {
    const from = positions.get(number);
    const own = from === undefined ? undefined : rules[from];
    if (from === undefined || !own) return undefined;
    for (let index = from + step; index >= 0 && index < rules.length; index += step) {
      const other = rules[index];
      if (other && RANK[other.level] <= RANK[own.level]) return other;
    }
    return undefined;
  };
  const childrenOf = (number: RuleNumber): readonly Rule[] => children.get(number) ?? [];
  return {
    /** Every numbered entry in book order, chapters and sections included. */
    rules,
    rule,
    childrenOf,
    /** What is before and after a number in the book, of whatever level. */
    neighboursOf: (number: RuleNumber): { previous?: Rule | undefined; next?: Rule | undefined } => {
      const at = positions.get(number);
      return at === undefined ? {} : { previous: rules[at - 1], next: rules[at + 1] };
    },
    /** The section cut into ranges of numbers that a page can hold; one where it is short. */
    rangesOf: onceFor((section: RuleNumber) => toSectionRanges(childrenOf(section))),
    /** Neighbours in reading order at the same or a higher level. */
    previousOf: (number: RuleNumber) => findBeside(number, -1),
    nextOf: (number: RuleNumber) => findBeside(number, 1),
    /** Chapter, section, rule above a number, outermost first. */
    ancestorsOf: (number: RuleNumber) => listAbove(number).toReversed(),
  };
}

/** Everything below a rule in book order, each with how many levels it is below. */
export function listBelow(
  book: Pick<RuleTree, 'childrenOf'>,
  number: RuleNumber,
  depth = 1,
): { rule: Rule; depth: number }[] {
  return book
    .childrenOf(number)
    .flatMap((rule) => [{ rule, depth }, ...listBelow(book, rule.number, depth + 1)]);
}

/** The sections of what a table of contents begins with; none where that is a section itself. */
export function sectionsOfTop(
  { childrenOf }: Pick<RuleTree, 'childrenOf'>,
  { level, number }: Rule,
): readonly Rule[] {
  return level === 'chapter' ? childrenOf(number) : [];
}

/** What a table of contents begins with: the chapters; of a book without any the sections that have a name, else all. */
export function listTopRules({ rules }: { rules: readonly Rule[] }): Rule[] {
  const chapters = rules.filter(({ level }) => level === 'chapter');
  if (chapters.length > 0) return chapters;
  const sections = rules.filter(({ level }) => level === 'section');
  const named = sections.filter(({ en, ja }) => en?.title ?? ja?.title);
  return named.length > 0 ? named : sections;
}

/** A range of a long section, in whole rules: 702.1 to 702.20 with their subrules. */
export type SectionRange = ReturnType<typeof toSectionRanges>[number];

/** Rules in a range, and how many a section may have before it is cut: 701 and 702 are, the next largest (205) is not. */
const PART_SIZE = 20;
const UNCUT_SIZE = 40;

/**
 * Cuts the rules directly below a section into ranges of twenty numbers: 702.1–702.20, 702.21–702.40, counted from 1. By
 * number, not by count, so that a range keeps its rules when an edition adds one at the end.
 */
export function toSectionRanges(rules: readonly Rule[]) {
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
