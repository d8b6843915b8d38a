import { areChildrenElsewhere } from './match-families.ts';
import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';
import { similarity } from './shingles.ts';

/** Least likeness where the place says so too: 903.12c of 2024-09-20 and its new wording of 2026-02-27 have 0.22. */
const BETWEEN_NEIGHBOURS = 0.2;

/** Pairs two free rules that each are alone between the same neighbours under paired parents, if a few words agree. */
export function matchBetweenNeighbours(matching: Matching): void {
  for (const old of matching.freeBefore()) {
    const place = old.parent && matching.newerOf(old.parent);
    if (!old.parent || !place) continue;
    const [previous, next] = neighboursOf(old, old.parent.children);
    for (const now of matching.freeAfter(place.children)) {
      const [newPrevious, newNext] = neighboursOf(now, place.children);
      const isBetween =
        isSame(matching, previous, newPrevious) && isSame(matching, next, newNext) && (previous ?? next);
      if (!isBetween || areChildrenElsewhere(matching, old, now)) continue;
      if (similarity(old.shingles, now.shingles) >= BETWEEN_NEIGHBOURS) matching.pair(old, now);
    }
  }
}

function neighboursOf(node: RuleNode, siblings: readonly RuleNode[]): (RuleNode | undefined)[] {
  const index = siblings.indexOf(node);
  return [siblings[index - 1], siblings[index + 1]];
}

function isSame(matching: Matching, old: RuleNode | undefined, now: RuleNode | undefined): boolean {
  return old && now ? matching.newerOf(old) === now : old === now;
}
