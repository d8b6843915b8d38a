import type { SearchFilter } from '../../../features/search/engine/name-resources.ts';
import type { ShownGroup, ShownResult } from '../../../features/search/show/show-results.ts';
import type { Lang } from '../../../model/records/lang.ts';

/** What a reader asks; of several only the last is answered. */
interface Question {
  query: string;
  lang: Lang;
  filter: SearchFilter;
  from: number;
  count: number;
}

/** What the page asks the worker. The first message says where the index is. */
export type SearchRequest = { type: 'start'; index: string } | ({ type: 'ask'; id: number } & Question);

/** The names alone, or the full text as well. */
export type SearchTier = 'names' | 'text';

/** Results with the cards that what is typed names, where a card file is kept. */
export interface BoxResult extends ShownResult {
  cards?: ShownGroup<'card'>;
}

/** What the worker tells the page. An answer from names alone is given again once the full text is there, or cards are. */
export type SearchReply =
  | { type: 'answer'; id: number; result: BoxResult; tier: SearchTier }
  | { type: 'failed' };

type Hear = (result: BoxResult, tier: SearchTier) => void;

let worker: Worker | undefined;

/** Starts the search of a page, once; `onFailed` where its files cannot be had. The function asks, and calls back with each answer. */
export function createSearchClient(
  index: string,
  onFailed: () => void,
): (question: Question, onAnswer: Hear) => void {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const started = worker;
  const send = (request: SearchRequest) => started.postMessage(request);
  let id = 0;
  let answer: Hear | undefined;
  started.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (data.type === 'failed') onFailed();
    if (data.type === 'answer' && data.id === id) answer?.(data.result, data.tier);
  });
  started.addEventListener('error', onFailed);
  send({ type: 'start', index });
  return (question, onAnswer) => {
    id++;
    answer = onAnswer;
    send({ type: 'ask', id, ...question });
  };
}
