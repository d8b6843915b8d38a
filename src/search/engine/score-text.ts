import type { Scores } from './match-names.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { SCORES } from './scores.ts';

/** BM25: how fast further uses stop counting, and how much length matters. */
const K = 1.2;
const B = 0.6;
/** A text with less than this share of the query's weight is no answer. */
const LEAST_COVERAGE = 0.4;

/** How well texts answer a query. */
export interface TextScores {
  scores: Scores;
  /** Share of the query's weight that the best text has, from 0 to 1. */
  coverage: number;
}

/**
 * Scores texts by the share of the query they have, rarer concepts counting more, then by BM25, by how near the words
 * stand to each other and to the beginning: a definition says its word first.
 */
export function scoreText(concepts: readonly Concept[], { docs, text }: Resources): TextScores {
  if (!text || concepts.length === 0) return { scores: new Map(), coverage: 0 };
  const total = docs.list.length;
  const weights = concepts.map((concept) =>
    Math.log(1 + (total - concept.uses.size + 0.5) / (concept.uses.size + 0.5)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const covered = new Map<number, { share: number; ranked: number; first: number }>();
  for (const [place, concept] of concepts.entries()) {
    const weight = weights[place] ?? 0;
    for (const [doc, use] of concept.uses) {
      const norm = K * (1 - B + (B * text.lengthOf(doc)) / text.averageLength());
      const entry = covered.get(doc) ?? { share: 0, ranked: 0, first: Number.POSITIVE_INFINITY };
      entry.share += weight / sum;
      entry.ranked += ((weight / sum) * use.weight * (K + 1)) / (use.weight + norm) / (K + 1);
      if (use.first >= 0) entry.first = Math.min(entry.first, use.first);
      covered.set(doc, entry);
    }
  }
  let coverage = 0;
  const scores: Scores = new Map();
  for (const [doc, { share, ranked, first }] of covered) {
    coverage = Math.max(coverage, share);
    if (share < LEAST_COVERAGE) continue;
    const early = first < 12 ? 1 - first / 12 : 0;
    scores.set(doc, SCORES.text * share ** 1.5 * (0.6 + 0.36 * ranked + 0.04 * early));
  }
  return { scores, coverage: Math.min(1, coverage) };
}
