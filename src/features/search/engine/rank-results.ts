import type { Query } from '../query/parse-query.ts';
import type { Resources, SearchHit } from './engine.ts';
import { matchQuery, matchSymbol } from './match-query.ts';
import { measureTexts, TEXT_FEATURES, type TextMeasures } from './measure-texts.ts';
import { findWanted } from './name-resources.ts';
import { type Concept, readConcepts } from './read-concepts.ts';
import type { SearchFilter } from './search-docs.ts';
import type { Variant } from './text-index.ts';
import { addTo, raiseTo, type Values } from './values.ts';
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
  const best = measures.docs.reduce(
    (first, doc) => ((texts[doc] ?? 0) > (texts[first] ?? 0) ? doc : first),
    -1,
  );
  const family = new Set(resources.headsOf(best));
  const scores = Float64Array.from(texts);
  for (const doc of family) raiseTo(scores, doc, 1);
  for (const [doc, score] of matches.scores) raiseTo(scores, doc, score);
  for (const [doc, score] of matchSymbol(query, measures.docs, texts, resources)) raiseTo(scores, doc, score);
  const hits: SearchHit[] = [];
  for (const [index, score] of scores.entries()) {
    const doc =
      score > 0 && (!query.isQuotation || matches.exact.has(index)) && findWanted(resources, index, filter);
    if (doc) hits.push({ doc, score });
  }
  const weak = hits.length > 0 && !matches.isSure && !isSure(measures, concepts);
  const ordered = orderHits(hits, family, concepts, filter.kinds !== undefined);
  return {
    hits: weak ? ordered.slice(0, LIMITS.guesses) : ordered,
    marks: concepts.flatMap((concept) => concept.marks),
    weak,
  };
}

/** The score of every text that says enough of a query: features times weights, from 0 to `WEIGHTS.text`. */
export function weighTexts({ docs, features }: TextMeasures): Values {
  const most = TEXT_FEATURES.reduce((sum, name) => sum + Math.max(0, WEIGHTS[name]), 0);
  const scores = new Float32Array(features.coverage.length);
  for (const name of TEXT_FEATURES) {
    const [values, weight] = [features[name], (WEIGHTS.text * WEIGHTS[name]) / most];
    for (const doc of docs) addTo(scores, doc, weight * (values[doc] ?? 0));
  }
  return scores;
}

/**
 * Best first, but for what has to be among the first: the rule before what documents say of it, the title and the entry
 * of the best text (702.34 and Flashback beside 702.34a), each thing that a short query names. Beside rules a document
 * shows the best of what it says, once.
 */
function orderHits(
  hits: readonly SearchHit[],
  family: ReadonlySet<number>,
  concepts: readonly Concept[],
  isFiltered: boolean,
): SearchHit[] {
  const byScore = hits.toSorted((a, b) => b.score - a.score);
  const sorted = isFiltered ? byScore : dropFurther(byScore);
  const [first] = sorted;
  const isSaid = first?.doc.kind === 'ruling' && first.score < WEIGHTS.seeRule;
  const rule = isSaid ? sorted.find(({ doc }) => doc.kind !== 'ruling') : undefined;
  const heads = sorted.filter(({ doc }) => family.has(doc.index));
  const isShort = concepts.length > 1 && concepts.length <= LIMITS.keywords;
  const named = (isShort ? concepts : []).flatMap((concept) => {
    const byName = ({ doc }: SearchHit) => (doc.number ? (concept.named.get(doc.index) ?? 0) : 0);
    const best = Math.max(0, ...sorted.map(byName));
    return best > 0 ? (sorted.find((hit) => byName(hit) === best) ?? []) : [];
  });
  const withRule = liftAmong(sorted, rule ? [rule] : [], 1);
  return liftAmong(liftAmong(withRule, heads, LIMITS.familyPlace + heads.length), named, LIMITS.eachNamed);
}

/** Of sorted hits each document once, unless documents are all there is. */
function dropFurther(sorted: readonly SearchHit[]): readonly SearchHit[] {
  if (sorted.every(({ doc }) => doc.kind === 'ruling')) return sorted;
  const shown = new Set<string>();
  return sorted.filter(({ doc, score }) => {
    const id = doc.kind === 'ruling' && score < WEIGHTS.seeRule ? doc.id.replace(/#.*/, '') : doc.id;
    const isFirst = !shown.has(id);
    shown.add(id);
    return isFirst;
  });
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
