import { parseArgs } from 'node:util';
import { buildFromCollections } from '../src/features/search/disk/load-search.ts';
import { createEngine } from '../src/features/search/engine/create-engine.ts';
import { measureSearch, readJudgedQueries } from './search-measures.ts';

/** Queries that are printed with what they gave: those answered worst. */
const WORST = 20;

/** Measures the search on judged queries and names the worst: `node bench/search-eval.ts --content DIR QUERIES.json…`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: 'string', default: 'content/collections' } },
});
const engine = createEngine(buildFromCollections(values.content));
const ask = (query: string) => {
  const { hits, weak } = engine.search(query);
  return { ids: hits.slice(0, 10).map((hit) => hit.doc.id), weak };
};
for (const file of positionals) {
  const { failures: _, queries, ...shares } = measureSearch(readJudgedQueries(file), ask);
  console.log(`${file}: ${queries} queries`);
  for (const [name, share] of Object.entries(shares)) console.log(`  ${name.padEnd(10)} ${share.toFixed(3)}`);
}
const each = positionals.flatMap(readJudgedQueries).map((query) => measureSearch([query], ask));
console.log(`the worst ${WORST}`);
for (const { failures } of each.sort((a, b) => a.ndcg - b.ndcg).slice(0, WORST))
  for (const failure of failures) console.log(`  ! ${failure}`);
