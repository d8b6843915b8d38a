import type { RuleChange } from '../records/edition-changes.ts';
import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';
import { containment } from './shingles.ts';

/** How much of a rule's words must stand in another for it to be a part of it, and how little in its partner. */
const CONTAINED = 0.7;
const ELSEWHERE = 0.5;
const TELLING_WORDS = 12;

/** A rule whose words changed between the editions, with its counterpart where it has one. */
interface Whole {
  node: RuleNode;
  counterpart: RuleNode | undefined;
}

/**
 * New rules that were part of an older one (`split`) and removed rules that went into another (`merged`): their words
 * stand there and not in that rule's own counterpart.
 */
export function findParts(matching: Matching): RuleChange[] {
  const parts: RuleChange[] = [];
  const olds = findChanged(matching.before, (node) => matching.newerOf(node));
  for (const now of matching.freeAfter()) {
    const whole = findWhole(now, olds);
    if (whole) parts.push({ from: whole.number, to: now.number, part: 'split' });
  }
  const news = findChanged(matching.after, (node) => matching.olderOf(node));
  for (const old of matching.freeBefore()) {
    const whole = findWhole(old, news);
    if (whole) parts.push({ from: old.number, to: whole.number, part: 'merged' });
  }
  return parts;
}

function findChanged(
  nodes: readonly RuleNode[],
  counterpartOf: (node: RuleNode) => RuleNode | undefined,
): Whole[] {
  return nodes
    .map((node) => ({ node, counterpart: counterpartOf(node) }))
    .filter(({ node, counterpart }) => node.masked !== counterpart?.masked);
}

function findWhole(part: RuleNode, wholes: readonly Whole[]): RuleNode | undefined {
  if (part.words < TELLING_WORDS) return undefined;
  let best: RuleNode | undefined;
  let bestScore = CONTAINED;
  for (const { node, counterpart } of wholes) {
    if (node.shingles.size < part.shingles.size * CONTAINED) continue;
    const score = containment(part.shingles, node.shingles);
    if (score < bestScore || (best && score === bestScore)) continue;
    if (counterpart && containment(part.shingles, counterpart.shingles) > ELSEWHERE) continue;
    best = node;
    bestScore = score;
  }
  return best;
}
