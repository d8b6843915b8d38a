import type { SearchFilter } from '../../../features/search/engine/engine.ts';
import type { ShownResult } from '../../../features/search/show/show-results.ts';
import type { Lang } from '../../../model/records/lang.ts';

/** What the page asks the worker. The first message says where the index is. */
export type SearchRequest =
  | { type: 'start'; index: string }
  | { type: 'ask'; id: number; query: string; lang: Lang; filter: SearchFilter; from: number; count: number };

/** What the worker tells the page. An answer from names alone is given again once the full text is there. */
export type SearchReply =
  | { type: 'answer'; id: number; result: ShownResult; tier: 'names' | 'text' }
  | { type: 'ready'; tier: 'names' | 'text' }
  | { type: 'failed' };
