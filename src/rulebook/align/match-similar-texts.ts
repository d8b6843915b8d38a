import { lastPartOf } from '../../model/records/rule-number.ts';
import { areChildrenElsewhere } from './match-families.ts';
import { type Matching, type RuleNode, ShingleIndex, similarity } from './rule-node.ts';

/** Least likeness of two wordings of one rule: under paired parents, and there with the same number. */
const UNDER_PARENT = 0.4;
const SAME_NUMBER = 0.33;

/**
 * What speaks for a rule beside its words, under paired parents: the same number, the same first words. 310.1 of
 * 2009-05-01 is a bit likelier to 510.3 than to 510.1, and 306.3a of 2008-10-01 to the second of its halves.
 */
const NUMBER_COUNTS = 0.1;
const OPENING_COUNTS = 0.1;

/**
 * The same for a short text whose parent went elsewhere or is new. Keywords share stock phrases: 702.71b of 2013, on
 * changeling, and 702.155b of 2024, on read ahead, both say that several instances are redundant, and are not one rule.
 */
const AWAY_FROM_PARENT = 0.85;
const SHORT_WORDS = 20;

/** Fewer words are alike by chance. */
const TELLING_WORDS = 8;

interface Candidate {
  old: RuleNode;
  now: RuleNode;
  score: number;
}

/** Pairs children of paired parents by the likeness of their words, most alike first. */
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
        const isSameNumber = lastPartOf(old.number) === lastPartOf(now.number);
        const isContinued = isSameNumber && isContinuation(old, now);
        if (score < (isSameNumber ? SAME_NUMBER : UNDER_PARENT) && !isContinued) continue;
        if (areChildrenElsewhere(matching, old, now)) continue;
        const more = (isSameNumber ? NUMBER_COUNTS : 0) + (old.opening === now.opening ? OPENING_COUNTS : 0);
        candidates.push({ old, now, score: isContinued ? 1 : score + more });
      }
    }
  }
  pairBest(matching, candidates);
}

/** Pairs what is still free wherever it is, where at least a share of the words, 0 to 1, is the same. */
export function matchSimilarAnywhere(matching: Matching, least: number): void {
  const isTelling = ({ level, words }: RuleNode) => level !== 'chapter' && words >= TELLING_WORDS;
  const index = new ShingleIndex(matching.freeAfter().filter(isTelling));
  // What two texts so alike share at least of either follows from the definition of Dice's measure.
  const candidates: Candidate[] = [];
  for (const old of matching.freeBefore().filter(isTelling)) {
    for (const now of index.findHolders(old.shingles, least / (2 - least))) {
      const score = similarity(old.shingles, now.shingles);
      const isStock = !matching.haveSameParent(old, now) && Math.min(old.words, now.words) < SHORT_WORDS;
      if (score >= (isStock ? AWAY_FROM_PARENT : least)) candidates.push({ old, now, score });
    }
  }
  pairBest(matching, candidates);
}

function pairBest(matching: Matching, candidates: Candidate[]): void {
  candidates.sort((a, b) => b.score - a.score || a.old.index - b.old.index || a.now.index - b.now.index);
  for (const { old, now } of candidates) matching.pair(old, now);
}

/** Whether one text is the whole beginning of the other: sentences were added at the end, or taken away. */
function isContinuation(old: RuleNode, now: RuleNode): boolean {
  if (Math.min(old.words, now.words) < TELLING_WORDS) return false;
  return old.masked.startsWith(now.masked) || now.masked.startsWith(old.masked);
}
