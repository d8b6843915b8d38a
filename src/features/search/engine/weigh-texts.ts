import { keepBest, type Scores } from './match-names.ts';
import { TEXT_FEATURES, type TextFeatures, type TextMeasures } from './measure-texts.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { addTo, createTally, readTally, type Tally } from './tally.ts';
import { LIMITS, WEIGHTS } from './weights.ts';

/** Weights that `sumFeatures` sums: those of a document's own features and of what it has from those beside it. */
export const SUMMED = [...TEXT_FEATURES, 'neighbour', 'heir'] as const;

/** The score of every text that says enough of a query: its features times their weights, or what it has from those beside it. */
export function weighTexts(
  { features, known }: TextMeasures,
  concepts: readonly Concept[],
  resources: Resources,
): Scores {
  const sums = sumFeatures(features, resources);
  const own: Scores = new Map();
  for (const doc of features.coverage.keys) {
    const share = readTally(features.coverage, doc);
    if (share >= LIMITS.leastCoverage || share * known >= LIMITS.leastParts)
      own.set(doc, WEIGHTS.text * readTally(sums, doc));
  }
  const near = addNearness(own, concepts, resources);
  const scores = new Map(near);
  for (const [doc, score] of [
    ...listFamilies(near, resources),
    ...listNamed(near, concepts),
    ...listHeadings(near, concepts, resources),
  ])
    keepBest(scores, doc, score);
  return scores;
}

/** Features times weights of every document, from 0 to about 1; then what documents have from those beside them. */
export function sumFeatures(features: TextFeatures, { heirs, neighbours }: Resources): Tally {
  const most = sumOfWeights();
  const own = createTally(features.coverage.values.length);
  for (const feature of TEXT_FEATURES) {
    const weight = WEIGHTS[feature] / most;
    if (weight === 0) continue;
    for (const doc of features[feature].keys) addTo(own, doc, weight * readTally(features[feature], doc));
  }
  const sums = createTally(own.values.length);
  for (const doc of features.coverage.keys) {
    const beside =
      WEIGHTS.neighbour * findBest(own, neighbours.get(doc)) + WEIGHTS.heir * findBest(own, heirs.get(doc));
    addTo(sums, doc, readTally(own, doc) + beside / most);
  }
  return sums;
}

/** The sum of a document that has every feature in full, so that sums are from 0 to 1. */
function sumOfWeights(): number {
  return [...SUMMED, 'near' as const].reduce((sum, name) => sum + Math.max(0, WEIGHTS[name]), 0);
}

function findBest(sums: Tally, docs: readonly number[] = []): number {
  let best = 0;
  for (const doc of docs) best = Math.max(best, readTally(sums, doc));
  return best;
}

/** The best texts gain where the query's words stand side by side. */
function addNearness(scores: Scores, concepts: readonly Concept[], { text }: Resources): Scores {
  const wanted = concepts.map(
    ({ ways }) => new Set(ways.flatMap(({ variant }) => (variant.lang === 'en' ? variant.parts : []))),
  );
  if (wanted.length < 2 || !text || wanted.some(({ size }) => size === 0)) return scores;
  const near = (WEIGHTS.text * WEIGHTS.near) / sumOfWeights();
  const more = new Map(scores);
  for (const [doc, score] of listBest(scores, LIMITS.nearTexts))
    more.set(doc, score + near * measureNearness(text.stemsOf(doc), wanted));
  return more;
}

function listBest(scores: Scores, count: number): [doc: number, score: number][] {
  return [...scores].sort((a, b) => b[1] - a[1]).slice(0, count);
}

/** From 0 to 1: how near a text has words of different sets; 1 where one of each stand side by side, 0 where one is missing. */
function measureNearness(words: readonly string[], wanted: readonly ReadonlySet<string>[]): number {
  const last = new Map<number, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const [place, word] of words.entries()) {
    for (const [set, stems] of wanted.entries()) if (stems.has(word)) last.set(set, place);
    if (last.size === wanted.length) shortest = Math.min(shortest, place - Math.min(...last.values()) + 1);
  }
  return shortest === Number.POSITIVE_INFINITY ? 0 : Math.min(1, wanted.length / shortest);
}

/** 702.34 and Flashback beside 702.34a: the title and the entry of the best text stand right below the first few. */
function listFamilies(scores: Scores, { headsOf }: Resources): [doc: number, score: number][] {
  const best = listBest(scores, LIMITS.familyPlace);
  const [first, last] = [best[0], best.at(-1)];
  return first && last
    ? headsOf(first[0]).map((head) => [head, Math.min(last[1], first[1] * WEIGHTS.family)])
    : [];
}

/** `converted mana cost of a spell`: what several words of the query name stands near the best texts. */
function listNamed(scores: Scores, concepts: readonly Concept[]): [doc: number, score: number][] {
  if (concepts.length < 2) return [];
  const best = Math.max(0, ...scores.values());
  return concepts
    .filter(({ words }) => words.length > 1)
    .flatMap(({ named }) => [...named])
    .filter(([, score]) => score >= WEIGHTS.exactAlias + 5 * WEIGHTS.aliasPlace)
    .map(([doc, score]) => [doc, best * WEIGHTS.namedBeside - (WEIGHTS.exactName - score) / 100]);
}

/** `接死 damage`: the rule named by a part of the query stands before the subrules that answer the rest. */
function listHeadings(
  scores: Scores,
  concepts: readonly Concept[],
  { docs }: Resources,
): [doc: number, score: number][] {
  if (concepts.length < 2 || concepts.length > LIMITS.keywords) return [];
  const best = Math.max(0, ...scores.values());
  return concepts.flatMap(({ named }) => {
    const bestName = Math.max(0, ...named.values());
    return [...named].flatMap(([doc, score]): [number, number][] => {
      if (score < bestName - 10 || docs.list[doc]?.kind !== 'rule') return [];
      const below = Math.max(0, ...docs.below(doc).map((child) => scores.get(child) ?? 0));
      const others = [...named.keys()].map((other) => scores.get(other) ?? 0);
      return below < best * WEIGHTS.namedAbove ? [] : [[doc, Math.max(below, ...others) + 1]];
    });
  });
}
