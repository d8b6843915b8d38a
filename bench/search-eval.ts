import { parseArgs } from 'node:util';
import { buildFromCollections } from '../src/features/search/disk/build-from-collections.ts';
import { createEngine } from '../src/features/search/engine/create-engine.ts';
import { measureSearch, readJudgedQueries } from './search-measures.ts';

/** Measures the search on judged queries: `node bench/search-eval.ts --content DIR QUERIES.json…`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: 'string', default: 'content/collections' } },
});
const engine = createEngine(await buildFromCollections(values.content));
for (const file of positionals) {
  const measures = measureSearch(readJudgedQueries(file), (query) => {
    const { hits, weak } = engine.search(query);
    return { ids: hits.slice(0, 10).map((hit) => hit.doc.id), weak };
  });
  const { failures, queries, ...shares } = measures;
  console.log(`${file}: ${queries} queries`);
  for (const [name, share] of Object.entries(shares)) console.log(`  ${name.padEnd(10)} ${share.toFixed(3)}`);
  for (const failure of failures) console.log(`  ! ${failure}`);
}
