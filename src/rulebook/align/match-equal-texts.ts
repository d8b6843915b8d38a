import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';

/**
 * Shorter texts say the same of different things ("This is a keyword action."), so away from paired parents they
 * prove nothing.
 */
const TELLING_WORDS = 10;

/** Pairs rules whose text is equal with numbers masked: under paired parents, then anywhere where the text occurs once. */
export function matchEqualTexts(matching: Matching): void {
  const news = groupByText(matching.freeAfter());
  for (const old of matching.freeBefore()) {
    const same = (news.get(old.masked) ?? []).filter((now) => matching.haveSameParent(old, now));
    const match = same.find((now) => now.number === old.number) ?? matching.freeAfter(same)[0];
    if (match) matching.pair(old, match);
  }
  const rest = groupByText(matching.freeAfter());
  for (const [text, olds] of groupByText(matching.freeBefore())) {
    const [old, now] = [olds[0], rest.get(text)?.[0]];
    if (olds.length !== 1 || rest.get(text)?.length !== 1 || !old || !now) continue;
    if (isTelling(text) || old.number === now.number) matching.pair(old, now);
  }
}

/** Examples count: 402.3 of 2009-05-01 has five words and a telling example. */
function isTelling(text: string): boolean {
  return text.split(/\s+/, TELLING_WORDS).length >= TELLING_WORDS;
}

function groupByText(nodes: readonly RuleNode[]): Map<string, RuleNode[]> {
  return Map.groupBy(nodes, ({ masked }) => masked);
}
