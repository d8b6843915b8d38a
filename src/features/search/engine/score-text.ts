import type { Scores } from './match-names.ts';
import { measureTexts, TEXT_FEATURES, type TextFeatures } from './measure-texts.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { WEIGHTS } from './weights.ts';

/** Below this share of the query's weight the best text is a guess; in a sentence less is enough, if it is some words. */
const SURE_COVERAGE = 0.62;
const SENTENCE_COVERAGE = 0.3;
const SENTENCE_PARTS = 1.9;
/** A text with less than this share of what the book knows of the query is no answer, unless it says some words of it. */
const LEAST_COVERAGE = 0.25;
const LEAST_PARTS = 2;

/** Weights that `sumFeatures` sums: those of a document's own features and of what it has from those beside it. */
export const SUMMED = [...TEXT_FEATURES, 'neighbour', 'heir'] as const;

/** How well texts answer a query. */
export interface TextScores {
  scores: Scores;
  /** Whether a text, with its questions, says enough of the query to be an answer and not a guess. */
  isSure: boolean;
}

/**
 * Scores texts by the share of the query they have, rarer concepts counting more: by BM25 over the rule itself, over
 * the whole rule with its subrules, and over the questions that it answers.
 */
export function scoreText(concepts: readonly Concept[], typed: string, resources: Resources): TextScores {
  const scores: Scores = new Map();
  if (!resources.text || concepts.length === 0) return { scores, isSure: false };
  const { features, known, knownShare } = measureTexts(concepts, typed, resources);
  const sums = sumFeatures(features, resources);
  let isSure = false;
  for (const { index } of resources.docs.list) {
    const share = features.coverage[index] ?? 0;
    const parts = share * known;
    const ofAll = share * knownShare;
    isSure ||=
      ofAll >= SURE_COVERAGE ||
      (ofAll >= SENTENCE_COVERAGE && ofAll * concepts.length >= SENTENCE_PARTS) ||
      parts >= 3;
    if (share >= LEAST_COVERAGE || parts >= LEAST_PARTS) scores.set(index, WEIGHTS.text * (sums[index] ?? 0));
  }
  addNearness(scores, concepts, resources);
  return { scores, isSure };
}

/** Features times weights of every document, from 0 to about 1; then what documents have from those beside them. */
export function sumFeatures(features: TextFeatures, { heirs, neighbours }: Resources): Float32Array {
  const most = sumOfWeights();
  const sums = new Float32Array(features.body.length);
  for (const feature of TEXT_FEATURES) {
    const weight = WEIGHTS[feature] / most;
    if (weight === 0) continue;
    const values = features[feature];
    for (let doc = 0; doc < sums.length; doc++) sums[doc] = (sums[doc] ?? 0) + weight * (values[doc] ?? 0);
  }
  const more: [doc: number, sum: number][] = [];
  for (const [doc, sources] of neighbours)
    more.push([doc, (WEIGHTS.neighbour / most) * findBest(sums, sources)]);
  for (const [doc, sources] of heirs) more.push([doc, (WEIGHTS.heir / most) * findBest(sums, sources)]);
  for (const [doc, sum] of more) if (features.coverage[doc]) sums[doc] = (sums[doc] ?? 0) + sum;
  return sums;
}

/** The sum of a document that has every feature in full, so that sums are from 0 to 1. */
function sumOfWeights(): number {
  return [...SUMMED, 'near' as const].reduce((sum, name) => sum + Math.max(0, WEIGHTS[name]), 0);
}

function findBest(sums: Float32Array, docs: readonly number[]): number {
  let best = 0;
  for (const doc of docs) best = Math.max(best, sums[doc] ?? 0);
  return best;
}

/** Texts looked at for how near the words stand. */
const NEAR_LIMIT = 40;

/** The best texts gain where the query's words stand side by side. */
function addNearness(scores: Scores, concepts: readonly Concept[], { text }: Resources): void {
  if (concepts.length < 2 || !text) return;
  const wanted = concepts.map(
    ({ ways }) => new Set(ways.flatMap(({ variant }) => (variant.lang === 'en' ? variant.parts : []))),
  );
  const best = [...scores].sort((a, b) => b[1] - a[1]).slice(0, NEAR_LIMIT);
  for (const [doc, score] of best) {
    scores.set(
      doc,
      score + (WEIGHTS.text * WEIGHTS.near * measureNearness(text.stemsOf(doc), wanted)) / sumOfWeights(),
    );
  }
}

/** From 0 to 1: how near a text has words of different sets; 1 where one of each stand side by side, 0 where one is missing. */
function measureNearness(words: readonly string[], wanted: readonly ReadonlySet<string>[]): number {
  const last = new Map<number, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const [place, word] of words.entries()) {
    for (const [set, stems] of wanted.entries()) if (stems.has(word)) last.set(set, place);
    if (last.size < wanted.length) continue;
    shortest = Math.min(shortest, place - Math.min(...last.values()) + 1);
  }
  return shortest === Number.POSITIVE_INFINITY ? 0 : Math.min(1, wanted.length / shortest);
}
