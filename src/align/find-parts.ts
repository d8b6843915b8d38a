import type { RuleChange } from '../records/edition-changes.ts';
import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';
import { ShingleIndex } from './shingle-index.ts';
import { containment } from './shingles.ts';

/** How much of a rule's words must stand in another for it to be a part of it, and how little in its partner. */
const CONTAINED = 0.7;
const ELSEWHERE = 0.5;
const TELLING_WORDS = 12;

type CounterpartOf = (node: RuleNode) => RuleNode | undefined;

/**
 * New rules that were part of an older one (`split`) and removed rules that went into another (`merged`): their words
 * stand there and not in that rule's own counterpart.
 */
export function findParts(matching: Matching): RuleChange[] {
  const parts: RuleChange[] = [];
  const toNewer: CounterpartOf = (node) => matching.newerOf(node);
  const toOlder: CounterpartOf = (node) => matching.olderOf(node);
  const olds = indexChanged(matching.before, toNewer);
  for (const now of matching.freeAfter()) {
    const whole = findWhole(now, olds, toNewer);
    if (whole) parts.push({ from: whole.number, to: now.number, part: 'split' });
  }
  const news = indexChanged(matching.after, toOlder);
  for (const old of matching.freeBefore()) {
    const whole = findWhole(old, news, toOlder);
    if (whole) parts.push({ from: old.number, to: whole.number, part: 'merged' });
  }
  return parts;
}

/** Rules whose words changed: only they can have lost a part or taken one in. */
function indexChanged(nodes: readonly RuleNode[], counterpartOf: CounterpartOf): ShingleIndex {
  return new ShingleIndex(nodes.filter((node) => node.masked !== counterpartOf(node)?.masked));
}

function findWhole(part: RuleNode, index: ShingleIndex, counterpartOf: CounterpartOf): RuleNode | undefined {
  if (part.words < TELLING_WORDS) return undefined;
  let best: RuleNode | undefined;
  let bestScore = CONTAINED;
  for (const node of index.findHolders(part.shingles, CONTAINED)) {
    const score = containment(part.shingles, node.shingles);
    if (score < bestScore || (best && score === bestScore)) continue;
    const counterpart = counterpartOf(node);
    if (counterpart && containment(part.shingles, counterpart.shingles) > ELSEWHERE) continue;
    best = node;
    bestScore = score;
  }
  return best;
}
