import type { Lang } from '../../../model/records/lang.ts';

/** What a link leads to, ready to be shown. */
export interface CardSubject {
  number?: string;
  reading?: string;
  isGone: boolean;
  isOutdated: boolean;
  sides: Partial<Record<Lang, CardSide>>;
}

export interface CardSide {
  title?: string | undefined;
  text: readonly string[];
  examples: readonly string[];
}
