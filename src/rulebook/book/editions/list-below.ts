import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { RuleTree } from './rule-tree.ts';

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
