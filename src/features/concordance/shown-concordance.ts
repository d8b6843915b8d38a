import type { Lang } from '../../model/records/lang.ts';
import type { Name } from '../../rulebook/book/name.ts';
import type { ExcerptPart } from '../search/show/create-excerpt.ts';
import type { Match } from './find-phrase.ts';
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

/** One line as a page shows it: where it is, the phrase in its words, the other language beside it. */
export interface ShownLine {
  path: string;
  number?: string;
  /** Names of what is no rule. */
  names: Name[];
  before: string;
  hit: string;
  after: string;
  /** With the counterpart marked; empty where there is no translation. */
  other: ExcerptPart[];
}

export interface ShownConcordance {
  phrase: string;
  lang: Lang;
  total: number;
  /** Rules, entries and parts of documents that the lines are in. */
  places: number;
  counterparts: { text: string; isAuthored: boolean; count: number }[];
  without: number;
  untranslated: number;
  /** Lines of the chosen counterpart. */
  chosen: number;
  lines: ShownLine[];
  /** Where nothing is found: other ways to compare that find something, and pieces of the phrase that are somewhere. */
  instead: { match: Match; count: number }[];
  pieces: { text: string; count: number }[];
}
