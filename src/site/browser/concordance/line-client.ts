import type { ConcordanceQuery } from '../../../features/concordance/create-concordance.ts';
import type { ShownConcordance, ShownPart } from '../../../features/concordance/shown-concordance.ts';

/** What the page asks the worker; the last question is the one that is answered. */
export interface LinesRequest {
  id: number;
  /** Address of the search index. */
  index: string;
  query: ConcordanceQuery;
  part: ShownPart;
}

/** What the worker tells the page. */
export type LinesReply = { id: number; shown: ShownConcordance } | { id: number; failed: true };

/** Asks for lines; `late` where something else was asked since, `failed` where the texts cannot be had. */
export type LineClient = (
  query: ConcordanceQuery,
  part: ShownPart,
) => Promise<ShownConcordance | 'late' | 'failed'>;

/** Makes the client of a page; its worker starts with the first question. */
export function createLineClient(index: string): LineClient {
  let worker: Worker | undefined;
  let asked = 0;
  return (query, part) =>
    new Promise((resolve) => {
      worker ??= new Worker(new URL('./concordance-worker.ts', import.meta.url), { type: 'module' });
      const started = worker;
      const id = ++asked;
      const settle = (answer: ShownConcordance | 'late' | 'failed') => {
        started.removeEventListener('message', hear);
        started.removeEventListener('error', fail);
        resolve(id === asked ? answer : 'late');
      };
      const hear = ({ data }: MessageEvent<LinesReply>) => {
        if (data.id === id) settle('failed' in data ? 'failed' : data.shown);
      };
      const fail = () => settle('failed');
      started.addEventListener('message', hear);
      started.addEventListener('error', fail);
      started.postMessage({ id, index, query, part } satisfies LinesRequest);
    });
}
