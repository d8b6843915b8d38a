import type { Query } from '../query/parse-query.ts';
import type { SearchFilter, SearchHit } from './engine.ts';
import { findPhrases } from './find-phrases.ts';
import { groupByRule } from './group-by-rule.ts';
import {
  addNamedByAll,
  addSeen,
  liftHeadings,
  liftNamed,
  liftNamedHeadings,
  liftSymbolRules,
} from './lift-scores.ts';
import { keepBest, matchPartNames, matchWholeNames, type Scores } from './match-names.ts';
import { readConcepts } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { scoreText } from './score-text.ts';
import type { Variant } from './text-index.ts';
import { weigh } from './weights.ts';

/** Names, phrases and texts for a query that is no number, on one ladder of scores. */
export function rankResults(
  query: Query,
  resources: Resources,
  filter: SearchFilter,
): { hits: SearchHit[]; marks: readonly Variant[]; weak: boolean } {
  const { docs, nameIndex } = resources;
  const isQuoted = query.phrases.length > 0;
  const meant = resources.words.findWhole(query.folded) ?? query.folded;
  const whole = matchWholeNames(query.folded, nameIndex, docs);
  if (whole.size === 0 && meant !== query.folded) merge(whole, matchWholeNames(meant, nameIndex, docs));
  const scores: Scores = new Map(whole);
  const concepts = readConcepts(query.words, resources);
  addNamedByAll(scores, concepts);
  const isNamed = scores.size > 0;
  const parts: Scores = isQuoted ? new Map() : matchPartNames(query.folded, nameIndex, docs);
  addSeen(scores, whole, parts, resources);
  liftNamedHeadings(scores, query, resources);
  merge(scores, parts);
  const phrases = findPhrases(query, scores, resources);
  merge(scores, phrases);
  const text = scoreText(concepts, query.typed, resources);
  merge(scores, text.scores);
  liftNamed(scores, concepts);
  liftHeadings(scores, concepts, resources);
  liftSymbolRules(scores, query, resources);
  const isSure = isNamed || phrases.size > 0 || text.isSure || hasPartName(scores);
  const hits = [...scores]
    .filter(([doc]) => !isQuoted || phrases.has(doc) || whole.has(doc))
    .flatMap(([doc, score]) => {
      const found = docs.list[doc];
      return found && isWanted(doc, filter, resources) ? [{ doc: found, score }] : [];
    })
    .sort((a, b) => b.score - a.score || a.doc.index - b.doc.index);
  return {
    hits: groupByRule(hits, concepts, resources),
    marks: concepts.flatMap((concept) => concept.marks),
    weak: hits.length > 0 && !isSure,
  };
}

function hasPartName(scores: Scores): boolean {
  for (const score of scores.values()) if (score >= weigh({ nameInside: 1, documentKind: 1 })) return true;
  return false;
}

function isWanted(doc: number, filter: SearchFilter, { docs, text, rowOf }: Resources): boolean {
  const found = docs.list[doc];
  if (!found) return false;
  if (filter.kinds && !filter.kinds.includes(found.kind)) return false;
  if (filter.chapters && !filter.chapters.includes(found.chapter ?? '')) return false;
  if (!filter.lang) return true;
  return (text?.textOf(doc, filter.lang) ?? '') !== '' || (rowOf(doc)?.[filter.lang]?.length ?? 0) > 0;
}

function merge(scores: Scores, more: Scores): void {
  for (const [doc, score] of more) keepBest(scores, doc, score);
}
