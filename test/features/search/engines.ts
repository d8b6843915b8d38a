import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFromCollections } from '../../../src/features/search/disk/load-search.ts';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import type { FullEngine, SearchEngine } from '../../../src/features/search/engine/engine.ts';
import type { EngineFiles } from '../../../src/features/search/index-files.ts';
import { runIngest } from '../../../src/ingest/command/run-ingest.ts';
import { once, onceFor } from '../../../src/rulebook/book/once.ts';
import { corpusPath } from '../../corpus.ts';
import { DIGEST } from '../../digest-project.ts';

const starter = buildFromCollections(DIGEST.collections);

/** The search files of the starter edition, as published. */
export function buildStarterFiles(): EngineFiles {
  return starter;
}

/** The search of the starter edition, as published. */
export const openStarter = once((): FullEngine => createEngine(starter));

/** Search files of real editions, read from the corpus: `cr-en/20251114.txt`. Made once for all tests of a process. */
export function buildCorpusFiles(...files: string[]): EngineFiles {
  return buildOnce(files.join(' '));
}

const buildOnce = onceFor((files: string) => buildFromCollections(ingestOnce(files)));

/** Reads editions of the corpus, once for all tests of a process; the folder of their collections. */
export function ingestCorpus(...files: string[]): string {
  return ingestOnce(files.join(' '));
}

const ingestOnce = onceFor((files: string): string => {
  const out = join(mkdtempSync(join(tmpdir(), 'taiyaku-search-')), 'collections');
  const paths = files.split(' ').map((file) => corpusPath(`corpus/${file}`));
  runIngest({ files: paths, out });
  return out;
});

/** Ids of the first results. */
export function ask(engine: SearchEngine, query: string, count = 3): string[] {
  return engine
    .search(query)
    .hits.slice(0, count)
    .map((hit) => hit.doc.id);
}
