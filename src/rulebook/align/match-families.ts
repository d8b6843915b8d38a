import { type Matching, type RuleNode, similarity } from './rule-node.ts';

/**
 * Of a family of which many were taken out a third is enough, where they went together: of the eleven below 420.5 of
 * 2003-07-01, the state-based effects, five are below 704.5 of 2013-05-01 and six are nowhere.
 */
const LEAST_SHARE = 3;

/** Pairs a section or rule whose own words changed by its children: where most of them went, it went. */
export function matchParentsByChildren(matching: Matching): void {
  // From the inside out: where a rule went is a vote for its section.
  for (const old of matching.freeBefore().toReversed()) {
    if (old.children.length === 0) continue;
    const votes = new Map<RuleNode, number>();
    for (const child of old.children) {
      const place = findAbove(matching.newerOf(child), old.level);
      if (place) votes.set(place, (votes.get(place) ?? 0) + 1);
    }
    const count = (node: RuleNode) => votes.get(node) ?? 0;
    const [winner] = matching.freeAfter([...votes.keys()]).sort((a, b) => count(b) - count(a));
    if (!winner) continue;
    const isMost = count(winner) * 2 > Math.min(old.children.length, winner.children.length);
    const isShare = count(winner) >= LEAST_SHARE && count(winner) * 3 > old.children.length;
    const went = old.children.filter((child) => matching.newerOf(child)).length;
    if (isMost || (isShare && count(winner) * 2 > went)) matching.pair(old, winner);
  }
}

/** What a rule is under at a level: 716.3 of 2019-07-12 became 716.1e, which is in section 716 as before. */
function findAbove(node: RuleNode | undefined, level: RuleNode['level']): RuleNode | undefined {
  let above = node?.parent;
  while (above && above.level !== level) above = above.parent;
  return above;
}

/** Whether what was below a rule went elsewhere, all of it: then it is not this one under other words. */
export function areChildrenElsewhere(matching: Matching, old: RuleNode, now: RuleNode): boolean {
  const places = old.children.flatMap((child) => matching.newerOf(child) ?? []);
  return places.length > 0 && places.every((place) => findAbove(place, now.level) !== now);
}

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
