import type { EngineFiles, OldNumbersFile } from '../index-files.ts';
import { parseQuery } from '../query/parse-query.ts';
import { correctQuery } from './correct-query.ts';
import type { Corrector, Correctors } from './create-corrector.ts';
import type { SearchEngine, SearchFilter, SearchResult } from './engine.ts';
import { findNumber } from './find-number.ts';
import { rankResults } from './rank-results.ts';
import { createNameResources, createResources, type Resources } from './resources.ts';
import { WEIGHTS } from './weights.ts';

/** Corrects nothing: what a browser has until the correctors are there. */
const NO_CORRECTOR: Corrector = { correctName: () => undefined, correctWord: () => undefined };

/** Makes an engine of loaded files that corrects what is mistyped only with the correctors given. */
export function createPlainEngine({ names, ...texts }: EngineFiles, correctors?: Correctors): SearchEngine {
  const named = createNameResources(names);
  const withTexts: SearchEngine['withTexts'] = (files, given = correctors) => {
    const resources = createResources(named, names, files);
    const corrector = given?.createCorrector(named.nameIndex, resources.text) ?? NO_CORRECTOR;
    const search = createSearch(resources, corrector, files.oldNumbers);
    return { resources, search, withTexts };
  };
  return withTexts(texts);
}

function createSearch(
  resources: Resources,
  corrector: Corrector,
  oldNumbers: OldNumbersFile | undefined,
): SearchEngine['search'] {
  return (typed: string, filter: SearchFilter = {}): SearchResult => {
    const query = parseQuery(typed);
    if (query.folded === '') return { query, marks: [], hits: [], weak: false };
    const found = query.number && findNumber(query.number, resources.docs, oldNumbers, resources);
    if (found && found.hits.length > 0) return { query, marks: [], ...found, weak: false };
    const ranked = rankResults(query, resources, filter);
    const number = found ? { number: found.number } : {};
    const best = ranked.hits[0]?.score ?? 0;
    if (best > WEIGHTS.text || query.isQuotation) return { query, ...ranked, ...number };
    const isAnswered = ranked.hits.length > 0 && !ranked.weak;
    const instead = found ? undefined : correctQuery(query, resources, corrector, isAnswered);
    if (instead) {
      const corrected = rankResults(parseQuery(instead), resources, filter);
      if (corrected.hits.length > 0 && !corrected.weak) return { query, ...corrected, weak: true, instead };
    }
    return { query, ...ranked, ...number };
  };
}
