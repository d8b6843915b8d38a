import { parseArgs } from 'node:util';
import { buildFromCollections } from '../src/features/search/disk/load-search.ts';
import { measureCounterparts } from './counterpart-measures.ts';

/** Prints how often the concordance finds the right counterpart: `node bench/counterparts.ts --content DIR [--failures]`. */
const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content/collections' },
    failures: { type: 'boolean', default: false },
  },
});
const files = buildFromCollections(values.content);
for (const from of ['en', 'ja'] as const)
  for (const hasNames of [false, true]) {
    const started = performance.now();
    const { terms, right, share, unnamed, failures } = measureCounterparts(files, { hasNames, from });
    const way = `${from === 'en' ? 'English → Japanese' : 'Japanese → English'}, ${hasNames ? 'with' : 'without'} authored names`;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${way}: ${right} of ${terms} right, ${(share * 100).toFixed(1)} %; ${unnamed} unnamed; ${seconds} s`,
    );
    if (values.failures) for (const failure of failures) console.log(`  ! ${failure}`);
  }
