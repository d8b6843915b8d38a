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
