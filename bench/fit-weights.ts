import { parseArgs } from 'node:util';
import { buildFromCollections } from '../src/features/search/disk/load-search.ts';
import { createEngine } from '../src/features/search/engine/create-engine.ts';
import {
  measureTexts,
  TEXT_FEATURES,
  type TextMeasures,
} from '../src/features/search/engine/measure-texts.ts';
import { weighTexts } from '../src/features/search/engine/rank-results.ts';
import { readConcepts } from '../src/features/search/engine/read-concepts.ts';
import { WEIGHTS } from '../src/features/search/engine/weights.ts';
import { parseQuery } from '../src/features/search/query/parse-query.ts';
import { type JudgedQuery, measureSearch, readJudgedQueries } from './search-measures.ts';

/**
 * Fits the weights of texts on every second judged question and reports the other half, before and after:
 * `node bench/fit-weights.ts --content DIR QUESTIONS.json…`. Prints; the table in `weights.ts` is changed by hand.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: 'string', default: 'content/collections' },
    rounds: { type: 'string', default: '3' },
  },
});

/** Weights that are fitted: those of sums, but for the kind of a document, which the questions do not judge. */
const FITTED = TEXT_FEATURES.filter((name) => name !== 'document');
const FACTORS = [0, 0.5, 0.8, 1.25, 2];

const { resources } = createEngine(buildFromCollections(values.content));
const queries = positionals.flatMap(readJudgedQueries).filter(({ kind }) => kind !== 'none');
const measured = new Map<string, TextMeasures>(
  queries.map(({ q }) => {
    const query = parseQuery(q);
    return [q, measureTexts(readConcepts(query.words, resources), query, resources)];
  }),
);
const fitted = queries.filter((_, place) => place % 2 === 0);
const kept = queries.filter((_, place) => place % 2 === 1);

report('before');
for (let round = 0; round < Number(values.rounds); round++) for (const name of FITTED) improve(name);
report('after');
console.log(Object.fromEntries(FITTED.map((name) => [name, Number(WEIGHTS[name].toFixed(3))])));

function improve(name: (typeof FITTED)[number]): void {
  const start = WEIGHTS[name];
  let best = start;
  let most = rate(fitted) + 1e-4;
  for (const factor of FACTORS) {
    WEIGHTS[name] = start === 0 ? 0.1 * factor : start * factor;
    const value = rate(fitted);
    if (value > most) [most, best] = [value, WEIGHTS[name]];
  }
  WEIGHTS[name] = best;
}

/** Half of it by subrules, half by whole rules among the first five. */
function rate(list: readonly JudgedQuery[]): number {
  const { ndcg, firstThree, wholeRules } = measure(list);
  return ndcg + wholeRules + firstThree / 2;
}

function measure(list: readonly JudgedQuery[]) {
  return measureSearch(list, (query) => ({ ids: rank(query), weak: false }));
}

function rank(query: string): string[] {
  const found = measured.get(query);
  if (!found) return [];
  const scores = weighTexts(found);
  return found.docs
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, 20)
    .map((doc) => resources.docs.list[doc]?.id ?? '');
}

function report(when: string): void {
  for (const [name, list] of [
    ['fitted', fitted],
    ['other', kept],
  ] as const) {
    const { ndcg, firstThree, wholeRules } = measure(list);
    console.log(
      `${when}, ${name} half (${list.length}): nDCG@10 ${ndcg.toFixed(3)}, first three ${firstThree.toFixed(3)}, whole rules ${wholeRules.toFixed(3)}`,
    );
  }
}
