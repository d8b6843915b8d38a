import { createPlainEngine } from '../../../features/search/engine/create-plain-engine.ts';
import type { SearchEngine } from '../../../features/search/engine/engine.ts';
import type { EngineFiles } from '../../../features/search/index-files.ts';
import { type PackedNames, unpackNames } from '../../../features/search/packed-names.ts';
import { showResults } from '../../../features/search/show/show-results.ts';
import { fetchManifest, fetchPart } from './fetch-index.ts';
import type { SearchReply, SearchRequest } from './messages.ts';

/** Answers in a thread of its own, so that typing never waits: first from the names, then from the full text. */
let engine: SearchEngine | undefined;
let tier: 'names' | 'text' = 'names';
let latest: Extract<SearchRequest, { type: 'ask' }> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'start') load(data.index).catch(() => reply({ type: 'failed' }));
  else {
    latest = data;
    answer();
  }
});

async function load(index: string): Promise<void> {
  const folder = index.replace(/[^/]*$/, '');
  const { files } = await fetchManifest(index);
  const names = unpackNames(await fetchPart<PackedNames>(folder + files.names));
  const named = createPlainEngine({ names });
  engine = named;
  announce('names');
  const correctors = import('../../../features/search/engine/create-corrector.ts').catch(() => undefined);
  const texts = Promise.all([
    fetchPart<NonNullable<NonNullable<EngineFiles['texts']>['en']>>(folder + files.en),
    fetchPart<NonNullable<NonNullable<EngineFiles['texts']>['ja']>>(folder + files.ja),
    fetchPart<NonNullable<EngineFiles['questions']>>(folder + files.questions),
    fetchPart<NonNullable<EngineFiles['oldNumbers']>>(folder + files.numbers),
  ]);
  engine = named.withTexts({}, await correctors);
  const [en, ja, questions, oldNumbers] = await texts;
  engine = named.withTexts({ texts: { en, ja }, questions, oldNumbers }, await correctors);
  tier = 'text';
  announce('text');
}

function announce(ready: 'names' | 'text'): void {
  reply({ type: 'ready', tier: ready });
  answer();
}

function answer(): void {
  if (!engine || !latest) return;
  const { id, query, lang, filter, from, count } = latest;
  reply({
    type: 'answer',
    id,
    tier,
    result: showResults(engine, engine.search(query, filter), lang, from, count),
  });
}

function reply(message: SearchReply): void {
  self.postMessage(message);
}
