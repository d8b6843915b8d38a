import type { SearchEngine } from '../../../features/search/engine/engine.ts';
import { createNameEngine } from '../../../features/search/engine/match-names.ts';
import { createNameResources } from '../../../features/search/engine/name-resources.ts';
import { NAMES } from '../../../features/search/packed-names.ts';
import { showResults } from '../../../features/search/show/show-results.ts';
import type { AskedQuestion, SearchReply } from './bind-box.ts';
import type { TypedCards } from './find-typed-cards.ts';
import { openIndex } from './open-index.ts';
import type { BoxResult, SearchTier } from './render-results.ts';

/** Cards are looked for when no key was pressed for so many milliseconds: each word of a question may name one. */
const PAUSE = 150;

/** Answers in a thread of its own, so that typing never waits: first from the names, then from the full text. */
let engine: SearchEngine | undefined;
let tier: SearchTier = 'names';
let latest: AskedQuestion | undefined;
/** The cards of the query that was last looked through. */
let cards: { query: string; found: TypedCards | undefined; by: SearchEngine } | undefined;

let last = '';

load().catch(() => reply({ type: 'failed' }));
self.addEventListener('message', ({ data }: MessageEvent<AskedQuestion>) => {
  latest = data;
  answer();
});

/** Makes better and better engines: of names, one that mends what is mistyped, one with the texts. */
async function load(): Promise<void> {
  const fetchPart = await openIndex();
  const names = await fetchPart('names', NAMES);
  const resources = createNameResources(names);
  use(createNameEngine(resources), 'names');
  const [{ createEngine }, { OLD_NUMBERS, QUESTIONS, TEXTS }] = await Promise.all([
    import('../../../features/search/engine/create-engine.ts'),
    import('../../../features/search/packed-texts.ts'),
  ]);
  const loading = Promise.all([
    fetchPart('en', TEXTS),
    fetchPart('ja', TEXTS),
    fetchPart('questions', QUESTIONS),
    fetchPart('numbers', OLD_NUMBERS),
  ]);
  use(createEngine({ names }, resources), 'names');
  const [en, ja, questions, oldNumbers] = await loading;
  use(createEngine({ names, texts: { en, ja }, questions, oldNumbers }, resources), 'text');
}

/** Answers again with a better engine. */
function use(better: SearchEngine, by: SearchTier): void {
  engine = better;
  tier = by;
  answer();
}

function answer(): void {
  if (!engine || !latest) return;
  reply({ type: 'answer', id: latest.id, tier, result: show(engine, latest) });
  // With the texts there it is better known what is a word of the book.
  const isKnown = cards?.query === latest.query && cards.by === engine;
  if (import.meta.env.HAS_CARDS && !isKnown) answerWithCards(engine, latest);
}

function show(by: SearchEngine, { query, lang, filter, from, count }: AskedQuestion): BoxResult {
  const known = import.meta.env.HAS_CARDS && cards?.query === query ? cards.found : undefined;
  const result = showResults(by, by.search(query, filter, known?.named), lang, from, count);
  return known && from === 0 ? { ...result, cards: known.shown } : result;
}

/** Answers again with the cards that are named, once they are there; without a connection it stays at the rules. */
async function answerWithCards(by: SearchEngine, asked: AskedQuestion): Promise<void> {
  const { findTypedCards } = await import('./find-typed-cards.ts');
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (latest !== asked) return;
  const found = await findTypedCards(asked.query, asked.lang, by.resources).catch(() => undefined);
  if (latest !== asked) return;
  cards = { query: asked.query, found, by };
  if (found && engine) reply({ type: 'answer', id: asked.id, tier, result: show(engine, asked) });
}

/** The same answer is given once: a better engine often has none better, and who reads loses their place. */
function reply(message: SearchReply): void {
  const made = JSON.stringify(message);
  if (made !== last) self.postMessage(message);
  last = made;
}
