import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';

/**
 * Pairs chapters, sections and keyword headings by title. A title that is several times in an edition (General)
 * is paired under paired parents only; one that occurs once in each also where its level changed: of 217.2, Library,
 * section 401 was made in 2009.
 */
export function matchTitles(matching: Matching): void {
  for (const level of ['chapter', 'section', 'rule'] as const) {
    const olds = groupByTitle(matching.freeBefore(), level);
    const news = groupByTitle(matching.freeAfter(), level);
    for (const [title, old] of olds) {
      const now = news.get(title) ?? [];
      const [first, second] = [old[0], now[0]];
      if (old.length === 1 && now.length === 1 && first && second) matching.pair(first, second);
      else pairUnderParents(matching, old, now);
    }
  }
  const [olds, news] = [groupByTitle(matching.before), groupByTitle(matching.after)];
  for (const [title, [old, ...others]] of olds) {
    const [now, ...more] = news.get(title) ?? [];
    if (old && now && others.length === 0 && more.length === 0) matching.pair(old, now);
  }
}

function pairUnderParents(matching: Matching, olds: readonly RuleNode[], news: readonly RuleNode[]): void {
  for (const old of olds) {
    const same = news.filter((now) => matching.haveSameParent(old, now));
    const match = same.find((now) => now.number === old.number) ?? same[0];
    if (match) matching.pair(old, match);
  }
}

function groupByTitle(nodes: readonly RuleNode[], level?: RuleNode['level']): Map<string, RuleNode[]> {
  const titled = nodes.filter((node) => node.title && (!level || node.level === level));
  return Map.groupBy(titled, ({ title = '' }) => title);
}
