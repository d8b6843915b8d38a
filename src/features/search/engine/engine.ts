import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { EarlierRule } from '../../../rulebook/history/meaning-runs.ts';
import type { TextTierFiles } from '../index-files.ts';
import type { Query, QueryCard } from '../query/parse-query.ts';
import type { Correctors } from './create-corrector.ts';
import type { NameResources } from './name-resources.ts';
import type { Resources } from './resources.ts';
import type { SearchDoc, SearchFilter } from './search-docs.ts';
import type { Variant } from './text-index.ts';

export interface SearchHit {
  doc: SearchDoc;
  score: number;
}

/** What became of a number that was asked for. */
export interface NumberAnswer {
  asked: string;
  state: 'found' | 'moved' | 'gone' | 'never';
  /** The current number, for `moved`. */
  current?: RuleNumber;
  /** The last edition that had it, for `moved` and `gone`. */
  last?: string;
  /** Other rules that the number was, newest first, from the table of all editions. */
  before?: EarlierRule[];
}

export interface SearchResult {
  query: Query;
  /** All ways to say what was asked for, for highlighting. */
  marks: readonly Variant[];
  /** Best first, all of them. */
  hits: SearchHit[];
  /** The hits are guesses: nothing has what was asked for. */
  weak: boolean;
  /** What was searched for instead, for `did you mean`. */
  instead?: string;
  number?: NumberAnswer;
  /** Names of cards in the query that nothing here bears: cards are not searched here. */
  unknownCards: readonly string[];
}

/** Answers queries; the same code in the browser's worker, in Node and in tests. */
export interface SearchEngine {
  resources: SearchResources;
  /** `cards` are those that the query names, where a card file tells of them. */
  search(typed: string, filter?: SearchFilter, cards?: readonly QueryCard[]): SearchResult;
}

/** The names and, once they are there, the texts. */
export type SearchResources = NameResources & Partial<Pick<Resources, 'text'>>;

/** The whole engine: it reads questions and ranks texts. */
export interface FullEngine extends SearchEngine {
  resources: Resources;
  /** An engine of the same names with this second tier: what was made of the names serves both. */
  withTexts(files: TextTierFiles, correctors?: Correctors): FullEngine;
}
