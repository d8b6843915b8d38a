import { parseQuery } from '../query/parse-query.ts';
import type { SearchEngine } from './engine.ts';
import { findNumber } from './find-number.ts';

import { matchNamed, matchWholeNames } from './match-names.ts';
import { findWanted, type NameResources } from './name-resources.ts';

/** Answers numbers and names alone: what a browser has first, while the rest of the engine is on its way. */
export function createNameEngine(resources: NameResources): SearchEngine {
  const { docs, nameIndex } = resources;
  return {
    resources,
    search: (typed, filter = {}) => {
      const query = parseQuery(typed);
      const answer = { query, marks: [], weak: false, unknownCards: [] };
      if (query.folded === '') return { ...answer, hits: [] };
      const found = query.number && findNumber(query.number, docs, undefined, resources);
      if (found && found.hits.length > 0) return { ...answer, ...found };
      const scores = matchNamed(query, matchWholeNames(query.folded, nameIndex, docs), resources);
      const hits = [...scores].flatMap(([index, score]) => {
        const doc = findWanted(resources, index, filter);
        return doc ? [{ doc, score }] : [];
      });
      hits.sort((a, b) => b.score - a.score || a.doc.index - b.doc.index);
      return { ...answer, hits, ...(found && { number: found.number }) };
    },
  };
}
