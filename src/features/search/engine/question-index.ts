import type { Lang } from '../../../model/records/lang.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { foldText, splitWords } from '../fold/fold-text.ts';
import { isStopWord, stemWord } from '../fold/stem-word.ts';
import type { QuestionsFile } from '../index-files.ts';
import { append } from './append.ts';
import { createJapaneseHaystack, findOccurrences } from './doc-scan.ts';
import { addTo, createTally, readTally, type Tally } from './tally.ts';
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
  /** How alike a query is to each wording, from 0 to 1, by the letters in a row of Japanese and the words of English. */
  measureWording(typed: string): Tally;
}

/** Of a questions file; without one nobody asks anything. */
export function createQuestionIndex(file: QuestionsFile | undefined): QuestionIndex {
  const japanese = readColumn(file, 'ja');
  const english = readColumn(file, 'en');
  const haystack = createJapaneseHaystack(japanese.map(({ text }) => text));
  const byStem = new Map<string, number[]>();
  const items: QuestionItem[] = japanese.map(({ docs, text }) => ({
    lang: 'ja',
    docs,
    length: text.length / 2,
  }));
  for (const { docs, text } of english) {
    const stems = text.split(' ');
    for (const stem of new Set(stems)) append(byStem, stem, items.length);
    items.push({ lang: 'en', docs, length: stems.length });
  }
  const measureWording = createLikeness([
    ...japanese.map(({ text }) => listPieces(text)),
    ...english.map(({ text }) => new Set(text.split(' '))),
  ]);
  return {
    items,
    measureWording,
    averageLength: items.reduce((sum, { length }) => sum + length, 0) / Math.max(1, items.length),
    findItems: ({ lang, parts }) => {
      if (lang === 'ja') return [...findOccurrences(haystack, parts[0] ?? '').keys()];
      const [first, ...rest] = parts.map((stem) => byStem.get(stem) ?? []);
      const sets = rest.map((places) => new Set(places));
      return (first ?? []).filter((place) => sets.every((set) => set.has(place)));
    },
  };
}

/** The wordings of a language with the documents that answer them. */
function readColumn(file: QuestionsFile | undefined, lang: Lang): { docs: number[]; text: string }[] {
  if (!file?.questions.docs) return [];
  const answers = file.questions.docs.split('\n').map((line) => line.split(' ').map(Number));
  return file.questions[lang]
    .split('\n')
    .flatMap((line, place) => line.split('\t').map((text) => ({ docs: answers[place] ?? [], text })));
}

/** The cosine of texts as bags of pieces, the rarer the heavier. */
function createLikeness(pieces: readonly ReadonlySet<string>[]): (typed: string) => Tally {
  const byPiece = new Map<string, number[]>();
  for (const [place, own] of pieces.entries()) for (const piece of own) append(byPiece, piece, place);
  const weigh = (piece: string) =>
    Math.log((pieces.length + 1) / ((byPiece.get(piece)?.length ?? 0) + 0.5)) ** 2;
  const lengths = pieces.map((own) => Math.sqrt([...own].reduce((sum, piece) => sum + weigh(piece), 0)));
  return (typed) => {
    const found = createTally(pieces.length);
    let known = 0;
    for (const piece of listPieces(typed)) {
      const places = byPiece.get(piece);
      if (!places) continue;
      const weight = weigh(piece);
      known += weight;
      for (const place of places) addTo(found, place, weight / (lengths[place] || 1));
    }
    for (const place of found.keys) found.values[place] = readTally(found, place) / Math.sqrt(known);
    return found;
  };
}

function listPieces(text: string): Set<string> {
  const folded = foldText(text);
  const pieces = new Set<string>();
  for (const run of splitWords(folded)) {
    if (!hasJapanese(run)) {
      if (!isStopWord(run)) pieces.add(stemWord(run));
      continue;
    }
    for (const pair of listPairs(run)) pieces.add(pair);
  }
  return pieces;
}

function listPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
