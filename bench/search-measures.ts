import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A judged query: what has to be found and, where one answer is right, what has to be first. */
const judgedQuerySchema = z.object({
  q: z.string(),
  kind: z.string(),
  relevant: z.array(z.object({ id: z.string(), grade: z.union([z.literal(1), z.literal(2)]) })),
  must_top: z.string().nullable(),
  ui: z.string().optional(),
  note: z.string().optional(),
});
export type JudgedQuery = z.infer<typeof judgedQuerySchema>;

/** What a search gave for a query. */
export interface Answer {
  ids: readonly string[];
  weak: boolean;
}

/** Measures over a set of queries, from 0 to 1, and the queries that fell short. */
export interface SearchMeasures {
  queries: number;
  ndcg: number;
  recall: number;
  first: number;
  firstThree: number;
  /** Of the whole rules (N.N) wanted, the share among the first five whole rules. */
  wholeRules: number;
  none: number;
  failures: string[];
}

export function readJudgedQueries(file: string): JudgedQuery[] {
  return z.array(judgedQuerySchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** nDCG@10 (gain 3 and 1), recall of the wanted among ten, success at one and three, and right silence. */
export function measureSearch(
  queries: readonly JudgedQuery[],
  ask: (query: string) => Answer,
): SearchMeasures {
  const sums = {
    ndcg: 0,
    recall: 0,
    first: 0,
    firstOf: 0,
    firstThree: 0,
    wholeRules: 0,
    ruledOf: 0,
    none: 0,
    noneOf: 0,
  };
  const failures: string[] = [];
  for (const query of queries) {
    const { ids, weak } = ask(query.q);
    if (query.kind === 'none') {
      const isRight = ids.length === 0 || weak;
      sums.noneOf++;
      if (isRight) sums.none++;
      else failures.push(`${query.q}: found ${ids[0]}, is nothing`);
      continue;
    }
    const isSure = !weak || query.kind === 'en_typo';
    const wanted = query.relevant.filter(({ grade }) => grade === 2).map(({ id }) => id);
    const ten = ids.slice(0, 10);
    const rules = new Set(wanted.flatMap(toWholeRule));
    if (rules.size > 0) {
      const five = new Set([...new Set(ids.flatMap(toWholeRule))].slice(0, 5));
      sums.ruledOf++;
      sums.wholeRules += [...rules].filter((rule) => five.has(rule)).length / rules.size;
    }
    const ndcg = measureGain(query, ten);
    const isFirst = isSure && ten[0] === query.must_top;
    const three = query.must_top === null ? wanted : [query.must_top];
    sums.ndcg += ndcg;
    sums.recall += wanted.length > 0 ? wanted.filter((id) => ten.includes(id)).length / wanted.length : 1;
    if (query.must_top !== null) sums.firstOf++;
    if (query.must_top !== null && isFirst) sums.first++;
    if (isSure && three.some((id) => ten.slice(0, 3).includes(id))) sums.firstThree++;
    if (ndcg < 0.9 || (query.must_top !== null && !isFirst))
      failures.push(
        `${query.q} (${query.kind}): ${ndcg.toFixed(2)}, wanted ${query.must_top ?? wanted.join(' ')}, got ${ten.slice(0, 4).join(' ')}${weak ? ' as guesses' : ''}`,
      );
  }
  const answered = queries.length - sums.noneOf;
  return {
    queries: queries.length,
    ndcg: sums.ndcg / Math.max(1, answered),
    recall: sums.recall / Math.max(1, answered),
    first: sums.first / Math.max(1, sums.firstOf),
    firstThree: sums.firstThree / Math.max(1, answered),
    wholeRules: sums.wholeRules / Math.max(1, sums.ruledOf),
    none: sums.none / Math.max(1, sums.noneOf),
    failures,
  };
}

/** `509.1h` → `509.1`; nothing for sections and glossary entries. */
function toWholeRule(id: string): string[] {
  return /^\d{3}\.\d+/.exec(id)?.slice(0, 1) ?? [];
}

/** Gain of the first ten over the best order of the judged ids; a subrule of a wanted rule counts a little above it. */
function measureGain({ relevant }: JudgedQuery, ten: readonly string[]): number {
  const gains = new Map(relevant.map(({ id, grade }) => [id, grade === 2 ? 3 : 1]));
  const counted = new Set<string>();
  let sum = 0;
  for (const [place, id] of ten.entries()) {
    const group = id.replace(/(?<=\.\d+)[a-z]+$/, '');
    const isAbove = gains.get(group) === 3 && !counted.has(group) && !ten.slice(0, place).includes(group);
    let gain = gains.get(id) ?? 0;
    if (gain === 0 && group !== id && isAbove) {
      gain = 1;
      counted.add(group);
    }
    sum += gain / Math.log2(place + 2);
  }
  const best = [...gains.values()]
    .sort((a, b) => b - a)
    .reduce((all, gain, place) => all + gain / Math.log2(place + 2), 0);
  return best === 0 ? 1 : Math.min(1, sum / best);
}
