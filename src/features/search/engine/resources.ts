import type { TextTierFiles } from '../index-files.ts';
import { append } from './append.ts';
import { createJapaneseCutter, type JapaneseCutter } from './cut-japanese.ts';
import type { NameResources } from './name-resources.ts';
import { createQuestionIndex, type QuestionIndex } from './question-index.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';
import { createReadingIndex, createWordTable, type ReadingIndex, type WordTable } from './word-table.ts';

/** What a query is answered from: the first tier and, once loaded, the second. */
export interface Resources extends NameResources {
  readings: ReadingIndex;
  text: TextIndex | undefined;
  /** Rules that a rule refers to, and those that refer to it. */
  neighbours: ReadonlyMap<number, readonly number[]>;
  words: WordTable;
  questions: QuestionIndex;
  cutJapanese: JapaneseCutter;
}

/** Adds what is loaded of the second tier to the first. */
export function createResources(named: NameResources, { texts = {}, questions }: TextTierFiles): Resources {
  const { nameIndex } = named;
  const text = texts.en || texts.ja ? createTextIndex(named, texts) : undefined;
  const words = createWordTable(questions);
  const readings = createReadingIndex(texts.ja);
  return {
    ...named,
    readings,
    words,
    questions: createQuestionIndex(questions),
    cutJapanese: createJapaneseCutter(nameIndex, words, readings),
    text,
    neighbours: findNeighbours(questions?.references ?? []),
  };
}

/** References, read both ways. */
function findNeighbours(references: readonly (readonly number[])[]): Map<number, readonly number[]> {
  const neighbours = new Map<number, number[]>();
  for (const [doc, ...others] of references)
    for (const other of others) {
      if (doc === undefined) continue;
      append(neighbours, doc, other);
      append(neighbours, other, doc);
    }
  return neighbours;
}
