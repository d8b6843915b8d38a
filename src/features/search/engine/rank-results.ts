import type { Query } from '../query/parse-query.ts';
import type { SearchHit } from './engine.ts';
import { mergeScores, type Scores } from './match-names.ts';
import { matchQuery, matchSymbol } from './match-query.ts';
import { measureTexts, TEXT_FEATURES, type TextMeasures } from './measure-texts.ts';
import { findWanted } from './name-resources.ts';
import { type Concept, readConcepts } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import type { SearchFilter } from './search-docs.ts';
import { addTo, createTally, readTally, type Tally } from './tally.ts';
import type { Variant } from './text-index.ts';
import { LIMITS, WEIGHTS } from './weights.ts';

/** Names, phrases and texts for a query that is no number: features of each document, weighed once, put in order once. */
export function rankResults(
  query: Query,
  resources: Resources,
  filter: SearchFilter,
): { hits: SearchHit[]; marks: readonly Variant[]; weak: boolean } {
  const concepts = readConcepts(query.words, resources);
  const matches = matchQuery(query, concepts, resources);
  const measures = measureTexts(concepts, query, resources);
  const texts = weighTexts(measures);
  const family = resources.headsOf(findBest(texts));
  const scores = mergeScores(
    matches.scores,
    texts,
    matchSymbol(query, texts, resources),
    new Map(family.map((doc) => [doc, 1])),
  );
  const hits = [...scores].flatMap(([index, score]) => {
    const doc = findWanted(resources, index, filter);
    return doc && (!query.isQuotation || matches.exact.has(index)) ? [{ doc, score }] : [];
  });
  const weak = hits.length > 0 && !matches.isSure && !isSure(measures, concepts);
  const ordered = orderHits(filter.kinds ? hits : joinDocuments(hits), family, concepts);
  return {
    hits: weak ? ordered.slice(0, LIMITS.guesses) : ordered,
    marks: concepts.flatMap((concept) => concept.marks),
    weak,
  };
}

/** The score of every text that says enough of a query. */
function weighTexts(measures: TextMeasures): Scores {
  const sums = sumFeatures(measures);
  return new Map(measures.docs.map((doc) => [doc, WEIGHTS.text * readTally(sums, doc)]));
}

/** Features times weights, from 0 to 1. */
export function sumFeatures({ docs, features }: TextMeasures): Tally {
  const most = TEXT_FEATURES.reduce((sum, name) => sum + Math.max(0, WEIGHTS[name]), 0);
  const weighed = TEXT_FEATURES.map((name) => [features[name], WEIGHTS[name] / most] as const);
  const sums = createTally(features.coverage.values.length);
  for (const doc of docs)
    for (const [feature, weight] of weighed) addTo(sums, doc, weight * readTally(feature, doc));
  return sums;
}

/** The document of the highest score; -1 where there is none. */
function findBest(scores: Scores): number {
  let [best, most] = [-1, 0];
  for (const [doc, score] of scores) if (score > most) [best, most] = [doc, score];
  return best;
}

/** Beside rules a document shows the best of what it says, once. */
function joinDocuments(hits: readonly SearchHit[]): SearchHit[] {
  if (hits.every(({ doc }) => doc.kind === 'ruling')) return [...hits];
  const best = new Map<string, SearchHit>();
  const toKey = ({ doc, score }: SearchHit) =>
    doc.kind === 'ruling' && score < WEIGHTS.seeRule ? doc.id.replace(/#.*/, '') : doc.id;
  for (const hit of hits) if (hit.score > (best.get(toKey(hit))?.score ?? -1)) best.set(toKey(hit), hit);
  return [...best.values()];
}

/**
 * Best first, but for what has to be among the first: the rule before what documents say of it, the title and the entry
 * of the best text (702.34 and Flashback beside 702.34a), each thing that a short query names.
 */
function orderHits(
  hits: readonly SearchHit[],
  family: readonly number[],
  concepts: readonly Concept[],
): SearchHit[] {
  const sorted = [...hits].sort((a, b) => b.score - a.score || a.doc.index - b.doc.index);
  const [first] = sorted;
  const isSaid = first?.doc.kind === 'ruling' && first.score < WEIGHTS.seeRule;
  const rule = isSaid ? sorted.find(({ doc }) => doc.kind !== 'ruling') : undefined;
  const heads = sorted.filter(({ doc }) => family.includes(doc.index));
  const isShort = concepts.length > 1 && concepts.length <= LIMITS.keywords;
  const named = (isShort ? concepts : []).flatMap((concept) => {
    const byName = ({ doc }: SearchHit) => (doc.number ? (concept.named.get(doc.index) ?? 0) : 0);
    const best = Math.max(0, ...sorted.map(byName));
    return best > 0 ? (sorted.find((hit) => byName(hit) === best) ?? []) : [];
  });
  const withRule = liftAmong(sorted, rule ? [rule] : [], 1);
  return liftAmong(liftAmong(withRule, heads, LIMITS.familyPlace + heads.length), named, LIMITS.eachNamed);
}

/** The hits in their order, but the wanted ones among the first so many. */
function liftAmong(hits: readonly SearchHit[], wanted: readonly SearchHit[], places: number): SearchHit[] {
  const first = new Set(wanted);
  for (const hit of hits) if (first.size < places) first.add(hit);
  return [...hits.filter((hit) => first.has(hit)), ...hits.filter((hit) => !first.has(hit))];
}

/** Whether all is known by name, or a text, with its questions, says enough of the query to be an answer and no guess. */
function isSure({ knownShare, bestShare }: TextMeasures, concepts: readonly Concept[]): boolean {
  if (concepts.length > 0 && concepts.every(({ named }) => named.size > 0)) return true;
  const ofAll = bestShare * knownShare;
  return (
    (knownShare >= LIMITS.sureKnown && bestShare >= LIMITS.leastCoverage) ||
    ofAll >= LIMITS.sureCoverage ||
    (ofAll >= LIMITS.sentenceCoverage && ofAll * concepts.length >= LIMITS.sentenceParts)
  );
}
