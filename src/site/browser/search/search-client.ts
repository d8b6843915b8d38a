import type { SearchFilter } from '../../../features/search/engine/search-docs.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { BoxResult, SearchReply, SearchRequest } from './messages.ts';

/** What a reader asks; of several only the last is answered. */
export interface SearchInput {
  query: string;
  lang: Lang;
  filter: SearchFilter;
  from: number;
  count: number;
}

export interface SearchClient {
  /** Calls back with each answer: from the names at first, from the full text once it is there. */
  ask(question: SearchInput, onAnswer: (result: BoxResult, tier: 'names' | 'text') => void): void;
}

let worker: Worker | undefined;

/** Starts the search of a page, once; `onFailed` where its files cannot be had. */
export function createSearchClient(index: string, onFailed: () => void): SearchClient {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const started = worker;
  let asked = 0;
  let answer: ((result: BoxResult, tier: 'names' | 'text') => void) | undefined;
  started.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (data.type === 'failed') onFailed();
    if (data.type === 'answer' && data.id === asked) answer?.(data.result, data.tier);
  });
  started.addEventListener('error', onFailed);
  send(started, { type: 'start', index });
  return {
    ask: (question, onAnswer) => {
      asked++;
      answer = onAnswer;
      send(started, { type: 'ask', id: asked, ...question });
    },
  };
}

function send(to: Worker, request: SearchRequest): void {
  to.postMessage(request);
}
