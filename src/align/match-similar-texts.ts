import { parseRuleNumber } from '../records/rule-number.ts';
import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';
import { ShingleIndex } from './shingle-index.ts';
import { similarity } from './shingles.ts';

/** Least likeness of two wordings of one rule: under paired parents, there with the same number, and anywhere. */
const UNDER_PARENT = 0.4;
const SAME_NUMBER = 0.33;
const ANYWHERE = 0.6;

/**
 * The same for a short text whose parent went elsewhere or is new. Keywords share stock phrases: 702.71b of 2013, on
 * changeling, and 702.155b of 2024, on read ahead, both say that several instances are redundant, and are not one rule.
 */
const AWAY_FROM_PARENT = 0.85;
const SHORT_WORDS = 20;

/** What two texts so alike share at least of either: from the definition of Dice's measure. */
const SHARED_ANYWHERE = ANYWHERE / (2 - ANYWHERE);

/** Fewer words are alike by chance. */
const TELLING_WORDS = 8;

interface Candidate {
  old: RuleNode;
  now: RuleNode;
  score: number;
}

/** Pairs children of paired parents by the likeness of their words, likest first. */
export function matchSimilarSiblings(matching: Matching): void {
  const candidates: Candidate[] = [];
  for (const parent of matching.before) {
    const newParent = matching.newerOf(parent);
    if (!newParent) continue;
    const news = matching.freeAfter(newParent.children);
    if (news.length === 0) continue;
    for (const old of matching.freeBefore(parent.children)) {
      for (const now of news) {
        const score = similarity(old.shingles, now.shingles);
        const isSameNumber = lastPartOf(old) === lastPartOf(now);
        if (score >= (isSameNumber ? SAME_NUMBER : UNDER_PARENT))
          candidates.push({ old, now, score: score + (isSameNumber ? 0.05 : 0) });
      }
    }
  }
  pairBest(matching, candidates);
}

/** Pairs what is still free wherever it stands, where the words are mostly the same. */
export function matchSimilarAnywhere(matching: Matching): void {
  const isTelling = ({ level, words }: RuleNode) => level !== 'chapter' && words >= TELLING_WORDS;
  const index = new ShingleIndex(matching.freeAfter().filter(isTelling));
  const candidates: Candidate[] = [];
  for (const old of matching.freeBefore().filter(isTelling)) {
    for (const now of index.findHolders(old.shingles, SHARED_ANYWHERE)) {
      const score = similarity(old.shingles, now.shingles);
      const isAway = matching.isPaired(old.parent) || matching.isPaired(now.parent);
      const isStock = isAway && Math.min(old.words, now.words) < SHORT_WORDS;
      if (score >= (isStock ? AWAY_FROM_PARENT : ANYWHERE)) candidates.push({ old, now, score });
    }
  }
  pairBest(matching, candidates);
}

function pairBest(matching: Matching, candidates: Candidate[]): void {
  candidates.sort((a, b) => b.score - a.score || a.old.index - b.old.index || a.now.index - b.now.index);
  for (const { old, now } of candidates) matching.pair(old, now);
}

/** `702.9b` → `b`, `702.9` → `9`: the part that stays when the parent moves. */
function lastPartOf({ number }: RuleNode): string | number | undefined {
  const parts = parseRuleNumber(number);
  return parts?.letter ?? parts?.rule ?? parts?.section;
}
