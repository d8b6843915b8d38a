import { createEngine } from '../src/features/search/engine/create-engine.ts';
import { WEIGHTS } from '../src/features/search/engine/weights.ts';
import type { EngineFiles } from '../src/features/search/index-files.ts';
import { type Answer, type JudgedQuery, measureSearch } from './search-measures.ts';

/** A figure a kind of query. */
type ByKind = Record<string, number>;

/** Rows of engines as nDCG@10 by kind, an engine a column; `queries` says how many of the kind there are. */
export function toKindTable(
  rows: readonly { engine: string; answers: ReadonlyMap<string, Answer> }[],
  queries: readonly JudgedQuery[],
): Record<string, ByKind> {
  const table: Record<string, ByKind> = {};
  for (const [kind, own] of groupByKind(queries)) {
    const figures = rows.map(({ engine, answers }) => [engine, measure(own, answers)] as const);
    table[kind] = { queries: own.length, ...Object.fromEntries(figures) };
  }
  return table;
}

/** What nDCG@10 by kind loses (below 0) or gains where a weight is 0; the weights are as before afterwards. */
export function measureAblation(files: EngineFiles, queries: readonly JudgedQuery[]): Record<string, ByKind> {
  const engine = createEngine(files);
  const kinds = groupByKind(queries);
  const measureAll = () => {
    const answers = new Map(
      queries.map(({ q }) => {
        const { hits, weak } = engine.search(q);
        return [q, { ids: hits.slice(0, 10).map(({ doc }) => doc.id), weak }] as const;
      }),
    );
    return new Map([...kinds, ['all', queries] as const].map(([kind, own]) => [kind, measure(own, answers)]));
  };
  const whole = measureAll();
  const table: Record<string, ByKind> = {};
  for (const name of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    const weight = WEIGHTS[name];
    WEIGHTS[name] = 0;
    const without = measureAll();
    WEIGHTS[name] = weight;
    table[name] = Object.fromEntries(
      [...without].map(([kind, figure]) => [kind, round(figure - (whole.get(kind) ?? 0))]),
    );
  }
  return table;
}

function measure(queries: readonly JudgedQuery[], answers: ReadonlyMap<string, Answer>): number {
  return round(measureSearch(queries, (query) => answers.get(query) ?? { ids: [], weak: false }).ndcg);
}

/** Without the kind of which nothing is to be found: it has no nDCG. */
function groupByKind(queries: readonly JudgedQuery[]): Map<string, JudgedQuery[]> {
  const kinds = new Map<string, JudgedQuery[]>();
  for (const query of queries)
    if (query.kind !== 'none') kinds.set(query.kind, [...(kinds.get(query.kind) ?? []), query]);
  return kinds;
}

const round = (figure: number): number => Number(figure.toFixed(3));
