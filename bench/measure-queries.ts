import { buildFromCollections } from '../src/features/search/disk/load-search.ts';
import { createEngine } from '../src/features/search/engine/create-engine.ts';
import { readJudgedQueries } from './search-measures.ts';

/** How often each query is asked; its best time counts, because a shared machine only ever makes it slower. */
const ROUNDS = 5;

/**
 * Asks every judged query of the files, after a round that warms the engine up: milliseconds that all but the slowest
 * twentieth take in Node over the whole index.
 */
export async function measureQueries(
  content: string,
  files: readonly string[],
  isWanted: (query: string) => boolean = () => true,
): Promise<number> {
  const engine = createEngine(buildFromCollections(content));
  const queries = files
    .flatMap(readJudgedQueries)
    .map(({ q }) => q)
    .filter(isWanted);
  for (const query of queries) engine.search(query);
  const times = queries.map((query) => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      engine.search(query);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  });
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}
