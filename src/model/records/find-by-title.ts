import { toLooseKey } from '../text/loose-key.ts';
import type { Rule } from './rule.ts';
import { type RuleNumber, sectionOf } from './rule-number.ts';

/**
 * The rule of an edition that a heading is meant to be, where its number has another name there and exactly one rule of
 * the same section has its name. Compared by English name.
 */
export function findByTitle(heading: Rule, book: ReadonlyMap<RuleNumber, Rule>): Rule | undefined {
  const title = heading.en?.title ?? heading.ja?.titleBeside;
  const own = book.get(heading.number)?.en?.title;
  if (heading.level !== 'rule' || !title || !own || toLooseKey(own) === toLooseKey(title)) return undefined;
  const [named, ...more] = [...book.values()].filter(
    (rule) =>
      rule.level === 'rule' &&
      sectionOf(rule.number) === sectionOf(heading.number) &&
      toLooseKey(rule.en?.title ?? '') === toLooseKey(title),
  );
  return more.length === 0 ? named : undefined;
}
