import type { JapaneseCutter } from './cut-japanese.ts';
import type { NameResources } from './name-resources.ts';
import type { QuestionIndex } from './question-index.ts';
import type { TermUses, TextIndex } from './text-index.ts';
import type { ReadingIndex, WordTable } from './word-table.ts';

/** Where the book says something. */
export interface Said {
  uses: TermUses;
  /** The wordings of questions that say it, by place, and the documents that answer these. */
  items: readonly number[];
  asked: readonly number[];
}

/** What a query is answered from: the first tier and, once loaded, the second. */
export interface Resources extends NameResources {
  readings: ReadingIndex;
  text: TextIndex | undefined;
  words: WordTable;
  questions: QuestionIndex;
  cutJapanese: JapaneseCutter;
  /** Where variants of the last queries are said, by language and parts. */
  said: Map<string, Said>;
}
