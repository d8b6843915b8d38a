import type { Lang } from '../../records/lang.ts';
import { foldText } from '../fold/fold-text.ts';
import { splitWords } from '../fold/split-words.ts';
import { isStopWord, stemWord } from '../fold/stem-word.ts';
import type { QuestionsFile } from '../index-files.ts';
import type { Variant } from './text-index.ts';

/** One wording of a question. */
export interface QuestionItem {
  lang: Lang;
  /** Documents that answer, the best first. */
  docs: readonly number[];
  /** English words, stop words left out; two characters of Japanese count as one. */
  length: number;
}

/** What players ask, wording by wording. */
export interface QuestionIndex {
  items: readonly QuestionItem[];
  averageLength: number;
  /** Places of the wordings that say it. */
  findItems(variant: Variant): readonly number[];
}

/** Of a questions file; without one nobody asks anything. */
export function createQuestionIndex(file: QuestionsFile | undefined): QuestionIndex {
  const rows = file?.questions ?? [];
  const japanese = rows.flatMap(({ docs, ja }) => ja.map((text) => ({ docs, text })));
  const english = rows.flatMap(({ docs, en }) => en.map((text) => ({ docs, text })));
  const findJapanese = createPieceFinder(japanese.map(({ text }) => foldText(text)));
  const byStem = new Map<string, number[]>();
  const items: QuestionItem[] = japanese.map(({ docs, text }) => ({
    lang: 'ja',
    docs,
    length: text.length / 2,
  }));
  for (const { docs, text } of english) {
    const words = splitWords(foldText(text)).filter((word) => !isStopWord(word));
    for (const stem of new Set(words.map(stemWord))) {
      const places = byStem.get(stem);
      if (places) places.push(items.length);
      else byStem.set(stem, [items.length]);
    }
    items.push({ lang: 'en', docs, length: words.length });
  }
  return {
    items,
    averageLength: items.reduce((sum, { length }) => sum + length, 0) / Math.max(1, items.length),
    findItems: ({ lang, parts }) => {
      if (lang === 'ja') return findJapanese(parts[0] ?? '');
      const [first, ...rest] = parts.map((stem) => byStem.get(stem) ?? []);
      const sets = rest.map((places) => new Set(places));
      return (first ?? []).filter((place) => sets.every((set) => set.has(place)));
    },
  };
}

/** Finds the texts with a piece: those with its rarest pair of characters are looked through. */
function createPieceFinder(texts: readonly string[]): (piece: string) => readonly number[] {
  const byPair = new Map<string, number[]>();
  for (const [place, text] of texts.entries())
    for (const pair of new Set(listPairs(text))) {
      const places = byPair.get(pair);
      if (places) places.push(place);
      else byPair.set(pair, [place]);
    }
  const all = [...texts.keys()];
  return (piece) => {
    if (piece === '') return [];
    let candidates: readonly number[] = all;
    for (const pair of listPairs(piece)) {
      const places = byPair.get(pair) ?? [];
      if (places.length < candidates.length) candidates = places;
    }
    return piece.length === 2 ? candidates : candidates.filter((place) => texts[place]?.includes(piece));
  };
}

function listPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
