import type { JapaneseCutter } from './cut-japanese.ts';
import type { NameResources } from './name-resources.ts';
import type { QuestionIndex } from './question-index.ts';
import type { TextIndex } from './text-index.ts';
import type { ReadingIndex, WordTable } from './word-table.ts';

/** What a query is answered from: the first tier and, once loaded, the second. */
export interface Resources extends NameResources {
  readings: ReadingIndex;
  text: TextIndex | undefined;
  words: WordTable;
  questions: QuestionIndex;
  cutJapanese: JapaneseCutter;
}
