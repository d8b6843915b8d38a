import { parseRuleNumber } from '../records/rule-number.ts';
import type { Matching } from './matching.ts';
import type { RuleNode } from './rule-node.ts';
import { similarity } from './shingles.ts';

/** Least likeness of two wordings of one rule: under paired parents, there with the same number, and anywhere. */
const UNDER_PARENT = 0.4;
const SAME_NUMBER = 0.25;
const ANYWHERE = 0.6;

/** Words that so few free rules share that they are worth following to a candidate. */
const RARE = 12;

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
  const news = matching.freeAfter();
  const byShingle = new Map<number, RuleNode[]>();
  for (const now of news) {
    for (const shingle of now.shingles) {
      const nodes = byShingle.get(shingle);
      if (nodes) nodes.push(now);
      else byShingle.set(shingle, [now]);
    }
  }
  const candidates: Candidate[] = [];
  for (const old of matching.freeBefore()) {
    const near = new Set<RuleNode>();
    for (const shingle of old.shingles) {
      const nodes = byShingle.get(shingle);
      if (nodes && nodes.length <= RARE) for (const node of nodes) near.add(node);
    }
    for (const now of near) {
      if (now.level === 'chapter' || old.level === 'chapter' || Math.min(old.words, now.words) < 8) continue;
      const score = similarity(old.shingles, now.shingles);
      if (score >= ANYWHERE) candidates.push({ old, now, score });
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
