import type { Query } from '../query/parse-query.ts';
import type { SearchFilter, SearchHit } from './engine.ts';
import { findWanted } from './find-wanted.ts';
import { mergeScores } from './match-named.ts';
import { matchQuery, matchSymbol } from './match-query.ts';

import { measureTexts, type TextMeasures } from './measure-texts.ts';
import { orderHits } from './order-hits.ts';
import { type Concept, readConcepts } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { readTally } from './tally.ts';
import type { Variant } from './text-index.ts';
import { weighTexts } from './weigh-texts.ts';
import { LIMITS, WEIGHTS } from './weights.ts';

/** Names, phrases and texts for a query that is no number: what is measured, weighed once and put in order once. */
export function rankResults(
  query: Query,
  resources: Resources,
  filter: SearchFilter,
): { hits: SearchHit[]; marks: readonly Variant[]; weak: boolean } {
  const concepts = readConcepts(query.words, resources);
  const matches = matchQuery(query, concepts, resources);
  const measures = measureTexts(concepts, query, resources);
  const texts = weighTexts(measures, concepts, resources);
  const scores = mergeScores(matches.scores, texts, matchSymbol(query, texts, resources));
  const hits = [...scores].flatMap(([doc, score]) => {
    const found = findWanted(resources, doc, filter);
    return found && (!query.isQuotation || matches.exact.has(doc)) ? [{ doc: found, score }] : [];
  });
  const weak = hits.length > 0 && !matches.isSure && !isSure(measures, concepts);
  const ordered = orderHits(filter.kinds ? hits : joinDocuments(hits), concepts, resources);
  return {
    hits: weak ? ordered.slice(0, LIMITS.guesses) : ordered,
    marks: concepts.flatMap((concept) => concept.marks),
    weak,
  };
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

/** Whether all is known by name, or a text, with its questions, says enough of the query to be an answer and no guess. */
function isSure({ features, knownShare }: TextMeasures, concepts: readonly Concept[]): boolean {
  if (concepts.length > 0 && concepts.every(({ named }) => named.size > 0)) return true;
  let best = 0;
  for (const doc of features.coverage.keys) best = Math.max(best, readTally(features.coverage, doc));
  const ofAll = best * knownShare;
  return (
    (knownShare >= LIMITS.sureKnown && best >= LIMITS.leastCoverage) ||
    ofAll >= LIMITS.sureCoverage ||
    (ofAll >= LIMITS.sentenceCoverage && ofAll * concepts.length >= LIMITS.sentenceParts)
  );
}
