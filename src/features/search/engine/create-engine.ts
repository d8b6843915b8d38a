import type { EngineFiles } from '../index-files.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createCorrector } from './create-corrector.ts';
import { createJapaneseCutter } from './cut-japanese.ts';
import type { FullEngine, Resources } from './engine.ts';
import { createSearch, matchWholeNames } from './match-names.ts';
import { createNameResources } from './name-resources.ts';
import { createQuestionIndex } from './question-index.ts';
import { rankResults } from './rank-results.ts';
import { createTextIndex } from './text-index.ts';
import { WEIGHTS } from './weights.ts';
import { createWordTable } from './word-table.ts';

/** Makes an engine of loaded files; `named` are the names, where they are ready already. */
export function createEngine(
  { names, texts = {}, questions, oldNumbers }: EngineFiles,
  named = createNameResources(names),
): FullEngine {
  const { docs, nameIndex } = named;
  const allNames = nameIndex.all.map(({ name }) => name);
  const words = createWordTable(questions, texts.ja, allNames);
  const text = texts.en || texts.ja ? createTextIndex(named, texts) : undefined;
  const resources: Resources = {
    ...named,
    textOf: (doc, lang) => texts[lang]?.texts[doc] ?? '',
    hasStem: (stem) => text?.vocabulary.has(stem) ?? false,
    words,
    questions: createQuestionIndex(questions, docs),
    said: new Map(),
    cutJapanese: createJapaneseCutter(nameIndex, words),
    text,
  };
  const correct = createCorrector(resources);
  const search = createSearch(resources, oldNumbers, (query, filter, cards) => {
    const ranked = rankResults(query, resources, filter);
    const isAnswered = ranked.hits.length > 0 && !ranked.weak;
    // A title in capitals may be anything that has an answer.
    const isCard = (name: string) => !isAnswered || name !== query.typed;
    const isUnknown = (name: string) =>
      cards.every((card) => card.typed !== name) && matchWholeNames(name, nameIndex, docs).size === 0;
    const unknownCards = query.cards.filter((name) => isCard(name) && isUnknown(name));
    const answer = { ...ranked, unknownCards };
    const best = ranked.hits[0]?.score ?? 0;
    if (query.number || best > WEIGHTS.text || query.isQuotation) return answer;
    const instead = correct(query, isAnswered);
    const corrected = instead && rankResults(parseQuery(instead.query), resources, filter);
    if (!corrected || corrected.hits.length === 0) return answer;
    // A guess is more than nothing.
    if (corrected.weak && ranked.hits.length > 0) return answer;
    return { ...answer, ...corrected, weak: corrected.weak || !instead.isSure, instead: instead.query };
  });
  return { resources, search };
}
