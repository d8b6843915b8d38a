import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';

/** Pairs a section or rule whose own words changed by its children: where most of them went, it went. */
export function matchParentsByChildren(matching: Matching): void {
  for (const old of matching.freeBefore()) {
    if (old.children.length === 0) continue;
    const votes = new Map<RuleNode, number>();
    for (const child of old.children) {
      const parent = matching.newerOf(child)?.parent;
      if (parent?.level === old.level) votes.set(parent, (votes.get(parent) ?? 0) + 1);
    }
    const [winner] = matching.freeAfter([...votes.keys()]).sort((a, b) => count(b) - count(a));
    function count(node: RuleNode): number {
      return votes.get(node) ?? 0;
    }
    if (winner && count(winner) * 2 > Math.min(old.children.length, winner.children.length))
      matching.pair(old, winner);
  }
}
