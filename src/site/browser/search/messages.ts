import type { SearchFilter } from '../../../features/search/engine/search-docs.ts';
import type { ShownGroup, ShownResult } from '../../../features/search/show/show-results.ts';
import type { Lang } from '../../../model/records/lang.ts';

/** What the page asks the worker. The first message says where the index is. */
export type SearchRequest =
  | { type: 'start'; index: string }
  | { type: 'ask'; id: number; query: string; lang: Lang; filter: SearchFilter; from: number; count: number };

/** Results with the cards that what is typed names, where a card file is kept. */
export interface BoxResult extends ShownResult {
  cards?: ShownGroup<'card'>;
}

/** What the worker tells the page. An answer from names alone is given again once the full text is there, or cards are. */
export type SearchReply =
  | { type: 'answer'; id: number; result: BoxResult; tier: 'names' | 'text' }
  | { type: 'failed' };
