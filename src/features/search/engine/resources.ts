import type { NamesFile, TextTierFiles } from '../index-files.ts';
import { append } from './append.ts';
import { createJapaneseCutter, type JapaneseCutter } from './cut-japanese.ts';
import type { NameResources } from './name-resources.ts';
import { createQuestionIndex, type QuestionIndex } from './question-index.ts';
import { createReadingIndex, type ReadingIndex } from './reading-index.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';
import { createWordTable, type WordTable } from './word-table.ts';

/** What a query is answered from: the first tier and, once loaded, the second. */
export interface Resources extends NameResources {
  readings: ReadingIndex;
  text: TextIndex | undefined;
  /** Rules that a rule refers to, and those that refer to it. */
  neighbours: ReadonlyMap<number, readonly number[]>;
  words: WordTable;
  questions: QuestionIndex;
  cutJapanese: JapaneseCutter;
  /** Stems of the text that begin with what is typed so far. */
  completeStem(stem: string): string[];
}

const COMPLETION_LIMIT = 12;

/** Adds what is loaded of the second tier to the first. */
export function createResources(
  named: NameResources,
  names: NamesFile,
  { texts = {}, questions }: TextTierFiles,
): Resources {
  const { docs, nameIndex } = named;
  const text = texts.en || texts.ja ? createTextIndex(names, docs, texts) : undefined;
  const words = createWordTable(questions);
  const readings = createReadingIndex(texts.ja);
  const stems = [...(text?.vocabulary.keys() ?? [])].sort();
  return {
    ...named,
    readings,
    words,
    questions: createQuestionIndex(questions),
    cutJapanese: createJapaneseCutter(nameIndex, words, readings),
    text,
    neighbours: findNeighbours(questions?.references ?? []),
    completeStem: (stem) => {
      const from = findFirst(stems, stem);
      const found: string[] = [];
      for (let at = from; at < stems.length && found.length < COMPLETION_LIMIT; at++) {
        if (!stems[at]?.startsWith(stem)) break;
        found.push(stems[at] ?? '');
      }
      return found;
    },
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

/** First place in a sorted list whose value is not below the given one. */
function findFirst(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
