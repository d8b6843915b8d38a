import type { CitedSide } from '../../../features/citing/to-citation.ts';
import type { Lang } from '../../../model/records/lang.ts';

/** What a link leads to, ready to be shown. */
export interface CardSubject {
  number?: string;
  reading?: string;
  isGone: boolean;
  isOutdated: boolean;
  sides: Partial<Record<Lang, CitedSide>>;
}
