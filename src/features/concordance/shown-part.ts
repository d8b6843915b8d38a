import type { Lang } from '../../model/records/lang.ts';
import type { Sort } from './sort-lines.ts';

/** Stands for the lines that have none of the counterparts. */
export const WITHOUT = '-';

/** Which of the lines are shown, and how. */
export interface ShownPart {
  /** Of the page. */
  lang: Lang;
  sort: Sort;
  /** Only lines with this counterpart, or `WITHOUT`. */
  as?: string | undefined;
  from: number;
  count: number;
}
