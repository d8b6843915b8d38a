import type { EngineFiles, OldNumbersFile, TextTierFiles } from '../index-files.ts';
import { parseQuery, type QueryCard } from '../query/parse-query.ts';
import type { Corrector, Correctors } from './create-corrector.ts';
import { findNumber } from './create-name-engine.ts';
import { createJapaneseCutter } from './cut-japanese.ts';
import type { FullEngine, SearchEngine, SearchResult } from './engine.ts';
import { matchWholeNames } from './match-names.ts';
import { createNameResources, type NameResources } from './name-resources.ts';
import { createQuestionIndex } from './question-index.ts';
import { rankResults } from './rank-results.ts';
import type { Resources } from './resources.ts';
import type { SearchFilter } from './search-docs.ts';
import { createTextIndex } from './text-index.ts';
import { WEIGHTS } from './weights.ts';
import { createReadingIndex, createWordTable } from './word-table.ts';

/** Corrects nothing: what a browser has until the correctors are there. */
const NO_CORRECTOR: Corrector = () => undefined;

/** Makes an engine of loaded files that corrects what is mistyped only with the correctors given; `named` are the names, where they are ready already. */
export function createPlainEngine(
  { names, ...texts }: EngineFiles,
  correctors?: Correctors,
  named = createNameResources(names),
): FullEngine {
  const withTexts: FullEngine['withTexts'] = (files, given = correctors) => {
    const resources = createResources(named, files);
    const corrector = given?.createCorrector(resources) ?? NO_CORRECTOR;
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
  return (typed: string, filter: SearchFilter = {}, cards: readonly QueryCard[] = []): SearchResult => {
    const query = parseQuery(typed, cards);
    if (query.folded === '') return { query, marks: [], hits: [], weak: false, unknownCards: [] };
    const found = query.number && findNumber(query.number, oldNumbers, resources);
    if (found && found.hits.length > 0) return { query, marks: [], ...found, weak: false, unknownCards: [] };
    const ranked = rankResults(query, resources, filter);
    const isAnswered = ranked.hits.length > 0 && !ranked.weak;
    // A title in capitals may be anything that has an answer.
    const isCard = (name: string) => !isAnswered || name !== query.typed;
    const isUnknown = (name: string) =>
      cards.every((card) => card.typed !== name) &&
      matchWholeNames(name, resources.nameIndex, resources.docs).size === 0;
    const unknownCards = query.cards.filter((name) => isCard(name) && isUnknown(name));
    const answer = { query, ...ranked, unknownCards, ...(found ? { number: found.number } : {}) };
    const best = ranked.hits[0]?.score ?? 0;
    if (found || best > WEIGHTS.text || query.isQuotation) return answer;
    const instead = corrector(query, isAnswered);
    const corrected = instead ? rankResults(parseQuery(instead.query), resources, filter) : ranked;
    return instead && corrected.hits.length > 0 && !corrected.weak
      ? { ...answer, ...corrected, weak: !instead.isSure, instead: instead.query }
      : answer;
  };
}

/** Adds what is loaded of the second tier to the first. */
function createResources(named: NameResources, { texts = {}, questions }: TextTierFiles): Resources {
  const { nameIndex } = named;
  const text = texts.en || texts.ja ? createTextIndex(named, texts) : undefined;
  const words = createWordTable(questions);
  const readings = createReadingIndex(texts.ja);
  return {
    ...named,
    readings,
    words,
    questions: createQuestionIndex(questions, named.docs),
    said: new Map(),
    cutJapanese: createJapaneseCutter(nameIndex, words, readings),
    text,
  };
}
