import type { RuleChange } from '../../model/records/rule.ts';
import { containment, type Matching, type RuleNode, ShingleIndex } from './rule-node.ts';

/** How much of a rule's words must be in another for it to be a part of it, and how little in its partner. */
const CONTAINED = 0.7;
const ELSEWHERE = 0.5;
const TELLING_WORDS = 12;

/** Nearly all the words of a rule that was removed are in another, even where they were there before: one of the two was left. */
const REPEATED = 0.9;
const REPEATED_WORDS = 8;

type CounterpartOf = (node: RuleNode) => RuleNode | undefined;

/**
 * New rules that were part of an older one (`split`) and removed rules that went into another (`merged`): their words
 * are there and not in that rule's own counterpart, or most of what was below them went there.
 */
export function findParts(matching: Matching): RuleChange[] {
  const splits: RuleChange[] = [];
  const toNewer: CounterpartOf = (node) => matching.newerOf(node);
  const toOlder: CounterpartOf = (node) => matching.olderOf(node);
  const olds = indexChanged(matching.before, toNewer);
  for (const now of matching.freeAfter()) {
    const whole = findWhole(now, olds, toNewer);
    if (whole) splits.push({ from: whole.number, to: now.number, part: 'split' });
  }
  const news = indexChanged(matching.after, toOlder);
  const merged = new Map<RuleNode, RuleNode>();
  for (const old of matching.freeBefore()) {
    const whole = findWhole(old, news, toOlder) ?? findRepeat(old, matching);
    if (whole) merged.set(old, whole);
  }
  // From the inside out: what was below a rule that is gone may itself have gone into another.
  for (const old of matching.freeBefore().toReversed()) {
    const whole =
      merged.get(old) ?? findPlaceOfChildren(old, (node) => matching.newerOf(node) ?? merged.get(node));
    if (whole) merged.set(old, whole);
  }
  const mergers = [...merged].map(([old, whole]): RuleChange => {
    return { from: old.number, to: whole.number, part: 'merged' };
  });
  return [...splits, ...mergers];
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

/**
 * The one rule that says all of it. None where another said or says so too: "the active player gets priority" was in
 * four steps of 2016-08-26, and a fifth that still has it is not one of them.
 */
function findRepeat(part: RuleNode, matching: Matching): RuleNode | undefined {
  if (part.words < REPEATED_WORDS) return undefined;
  const isHolder = (node: RuleNode) => containment(part.shingles, node.shingles) >= REPEATED;
  const [only, ...more] = matching.after.filter(isHolder);
  if (!only || more.length > 0) return undefined;
  const isOther = (node: RuleNode) => node !== part && node !== matching.olderOf(only) && isHolder(node);
  return matching.before.some(isOther) ? undefined : only;
}

/** The narrowest place under which more than half of what was below a rule and is still there is now. */
function findPlaceOfChildren(
  old: RuleNode,
  placeOf: (node: RuleNode) => RuleNode | undefined,
): RuleNode | undefined {
  const places = old.children.flatMap((child) => placeOf(child) ?? []);
  if (places.length * LEAST_SHARE < old.children.length) return undefined;
  const counts = new Map<RuleNode, number>();
  for (const place of places)
    for (let node: RuleNode | undefined = place; node; node = node.parent)
      counts.set(node, (counts.get(node) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count * 2 > places.length).map(([node]) => node);
  const [narrowest] = shared.sort((a, b) => b.number.length - a.number.length);
  return narrowest?.level === 'chapter' && old.level !== 'chapter' ? undefined : narrowest;
}

/** Of what was below a rule one in three must still be there to tell where it went. */
const LEAST_SHARE = 3;
