import type { Rule, RuleChange } from '../../model/records/rule.ts';
import { compareTexts } from './comparable-text.ts';
import { findParts } from './find-parts.ts';
import { matchBetweenNeighbours, matchParentsByChildren } from './match-families.ts';
import { matchEqualTexts, matchTitles } from './match-keys.ts';
import { matchSimilarAnywhere, matchSimilarSiblings } from './match-similar-texts.ts';
import { Matching, toRuleNodes } from './rule-node.ts';

/** Likeness of words, 0 to 1, at which rules are paired wherever they are, one after the other. */
const LIKENESSES = [0.85, 0.7, 0.6];

/**
 * What became of every English rule from one edition to the next: paired by title, by equal text with rule numbers
 * masked, by family, then by likeness of words; never by number alone. In the order of the newer book, removed last.
 */
export function compareEditions(before: readonly Rule[], after: readonly Rule[]): RuleChange[] {
  const matching = new Matching(toRuleNodes(before), toRuleNodes(after));
  matchTitles(matching);
  matchEqualTexts(matching);
  matchFamilies(matching);
  // The surest first: where some of a family went shows where to look for the others.
  for (const least of LIKENESSES) {
    matchSimilarAnywhere(matching, least);
    matchFamilies(matching);
  }
  matchBetweenNeighbours(matching);
  return toChanges(matching);
}

/** Pairs rules by those above and below them until no more are found. */
function matchFamilies(matching: Matching): void {
  let size: number;
  do {
    size = matching.size;
    matchParentsByChildren(matching);
    matchEqualTexts(matching);
    matchSimilarSiblings(matching);
  } while (matching.size > size);
}

function toChanges(matching: Matching): RuleChange[] {
  const parts = findParts(matching);
  const changes: RuleChange[] = matching.after.map((now) => {
    const old = matching.olderOf(now);
    return old ? { from: old.number, to: now.number, text: compareTexts(old, now) } : { to: now.number };
  });
  const removed = matching.freeBefore().map((old) => ({ from: old.number }));
  return [...changes, ...removed, ...parts];
}
