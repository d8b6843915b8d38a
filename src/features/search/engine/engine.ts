import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { EarlierRule } from '../../../rulebook/history/meaning-runs.ts';
import type { Query, QueryCard } from '../query/parse-query.ts';
import type { createJapaneseCutter } from './cut-japanese.ts';
import type { NameResources, SearchDoc, SearchFilter } from './name-resources.ts';
import type { QuestionIndex } from './question-index.ts';
import type { TermUses, TextIndex, Variant } from './text-index.ts';
import type { WordTable } from './word-table.ts';

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
  resources: NameResources;
  /** `cards` are those that the query names, where a card file tells of them. */
  search(typed: string, filter?: SearchFilter, cards?: readonly QueryCard[]): SearchResult;
}

/** The whole engine: it reads questions and ranks texts. */
export type FullEngine = SearchEngine & { resources: Resources };

/** Where the book says something. */
export interface Said {
  uses: TermUses;
  /** The wordings of questions that say it, by place, and the documents that answer these. */
  items: readonly number[];
  asked: readonly number[];
}

/** What a query is answered from: the first tier and, once loaded, the second. */
export interface Resources extends NameResources {
  text: TextIndex | undefined;
  words: WordTable;
  questions: QuestionIndex;
  cutJapanese: ReturnType<typeof createJapaneseCutter>;
  /** Where variants of the last queries are said, by language and parts. */
  said: Map<string, Said>;
}
