import type { Lang } from '../../records/lang.ts';
import type { RuleNumber } from '../../records/rule-number.ts';
import type { NamesFile, OldNumbersFile, TextFile } from '../index-files.ts';
import { parseQuery, type Query } from '../query/parse-query.ts';
import { correctQuery } from './correct-query.ts';
import { createCorrector } from './create-corrector.ts';
import { findNumber } from './find-number.ts';
import { rankResults } from './rank-results.ts';
import { createResources, type Resources } from './resources.ts';
import { SCORES } from './scores.ts';
import type { DocKind, SearchDoc } from './search-docs.ts';
import type { Variant } from './text-index.ts';

/** What the reader narrows the results to; nothing given means all. */
export interface SearchFilter {
  kinds?: readonly DocKind[];
  /** `7`. */
  chapters?: readonly string[];
  /** Only what has this language and says it there. */
  lang?: Lang;
}

export interface SearchHit {
  doc: SearchDoc;
  score: number;
}

/** What became of a number that was asked for. */
export interface NumberAnswer {
  asked: string;
  state: 'found' | 'moved' | 'gone' | 'never';
  /** The number today, for `moved`. */
  today?: RuleNumber;
  /** The last edition that had it, for `moved` and `gone`. */
  last?: string;
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
}

/** Answers queries; the same code in the browser's worker, in Node and in tests. */
export interface SearchEngine {
  resources: Resources;
  search(typed: string, filter?: SearchFilter): SearchResult;
}

/** The files at hand; only the names are needed. */
export interface EngineFiles {
  names: NamesFile;
  texts?: Partial<Record<Lang, TextFile>>;
  oldNumbers?: OldNumbersFile;
}

/** Makes an engine of loaded files. To add the second tier, make a new one. */
export function createEngine({ names, texts = {}, oldNumbers }: EngineFiles): SearchEngine {
  const resources = createResources(names, texts);
  const corrector = createCorrector(resources.nameIndex, () =>
    [...(resources.text?.vocabulary ?? [])].flatMap(([stem, postings]) =>
      postings.docs.length > 1 && /^[a-z]{5,}$/.test(stem) ? [stem] : [],
    ),
  );
  const search = (typed: string, filter: SearchFilter = {}): SearchResult => {
    const query = parseQuery(typed);
    if (query.folded === '') return { query, marks: [], hits: [], weak: false };
    const found = query.number && findNumber(query.number, resources.docs, oldNumbers, resources);
    if (found && found.hits.length > 0) return { query, marks: [], ...found, weak: false };
    const ranked = rankResults(query, resources, filter);
    const number = found ? { number: found.number } : {};
    const best = ranked.hits[0]?.score ?? 0;
    if (best > SCORES.text || query.phrases.length > 0) return { query, ...ranked, ...number };
    const isAnswered = ranked.hits.length > 0 && !ranked.weak;
    const instead = found ? undefined : correctQuery(query, resources, corrector, isAnswered);
    if (instead) {
      const corrected = rankResults(parseQuery(instead), resources, filter);
      if (corrected.hits.length > 0 && !corrected.weak) return { query, ...corrected, weak: true, instead };
    }
    return { query, ...ranked, ...number };
  };
  return { resources, search };
}
