import { createPlainEngine } from '../../../features/search/engine/create-plain-engine.ts';
import type { SearchEngine } from '../../../features/search/engine/engine.ts';
import type { OldNumbersFile } from '../../../features/search/index-files.ts';
import { type PackedNames, unpackNames } from '../../../features/search/packed-names.ts';
import {
  type PackedQuestions,
  type PackedTextFile,
  unpackQuestions,
  unpackTextFile,
} from '../../../features/search/packed-texts.ts';
import { type ShownResult, showResults } from '../../../features/search/show/show-results.ts';
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
    fetchPart<PackedTextFile>(folder + files.en).then(unpackTextFile),
    fetchPart<PackedTextFile>(folder + files.ja).then(unpackTextFile),
    fetchPart<PackedQuestions>(folder + files.questions).then(unpackQuestions),
    fetchPart<OldNumbersFile>(folder + files.numbers),
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
  const asked = latest;
  const { id, query, lang, filter, from, count } = asked;
  const result = showResults(engine, engine.search(query, filter), lang, from, count);
  reply({ type: 'answer', id, tier, result });
  if (import.meta.env.HAS_CARDS && from === 0) answerWithCards(engine, asked, result);
}

/** Answers again with the cards that are named, once they are there; without a connection it stays at the rules. */
async function answerWithCards(
  by: SearchEngine,
  asked: typeof latest & {},
  result: ShownResult,
): Promise<void> {
  const { findTypedCards } = await import('./find-typed-cards.ts');
  const cards = await findTypedCards(asked.query, asked.lang, by).catch(() => undefined);
  if (cards && latest === asked) reply({ type: 'answer', id: asked.id, tier, result: { ...result, cards } });
}

function reply(message: SearchReply): void {
  self.postMessage(message);
}
