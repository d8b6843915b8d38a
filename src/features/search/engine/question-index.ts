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
  /** How alike a query is to each wording, and to all wordings of each document together, from 0 to 1. */
  measureWording(typed: string): { wordings: Tally; told: Tally };
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
  const pieces = [
    ...japanese.map(({ text }) => listPieces(text)),
    ...english.map(({ text }) => new Set(text.split(' ').flatMap(listStemPieces))),
  ];
  return {
    items,
    measureWording: createLikeness(pieces, items),
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

/** Where a piece is said: in which wordings, and how often in those of a document and language. */
interface Said {
  places: number[];
  keys: number[];
  counts: number[];
}

/**
 * Compares bags of pieces, the rarer the heavier: with each wording by their cosine, with all wordings of a
 * document by the root of how often they say each. Letters in threes speak only for all wordings together.
 */
function createLikeness(
  pieces: readonly ReadonlySet<string>[],
  items: readonly QuestionItem[],
): QuestionIndex['measureWording'] {
  // What is told in one language is compared with that language: a key for each document and language.
  const keyOf = items.map(({ lang, docs: [doc = 0] }) => doc * 2 + (lang === 'ja' ? 1 : 0));
  const byPiece = new Map<string, Said>();
  for (const [place, own] of pieces.entries())
    for (const piece of own) {
      const said = byPiece.get(piece) ?? { places: [], keys: [], counts: [] };
      byPiece.set(piece, said);
      addPlace(said, place, keyOf[place] ?? 0);
    }
  const weigh = ({ places }: Said) => Math.log((pieces.length + 1) / (places.length + 0.5));
  const squares = createTally(pieces.length);
  const masses = createTally(Math.max(0, ...keyOf) + 1);
  for (const [piece, said] of byPiece) {
    const weight = weigh(said);
    for (const place of isThree(piece) ? [] : said.places) addTo(squares, place, weight ** 2);
    for (const [at, key] of said.keys.entries()) addTo(masses, key, weight * (said.counts[at] ?? 0));
  }
  const lengths = squares.values.map(Math.sqrt);
  const most = Math.max(...masses.values);
  const scales = masses.values.map((mass) => (mass * most) ** 0.25);
  return (typed) => {
    const [wordings, told] = [createTally(pieces.length), createTally(masses.values.length)];
    let [square, mass] = [0, 0];
    for (const piece of listPieces(typed)) {
      const said = byPiece.get(piece);
      if (!said) continue;
      const weight = weigh(said);
      mass += weight;
      for (const [at, key] of said.keys.entries()) addTo(told, key, Math.sqrt(said.counts[at] ?? 0) * weight);
      if (isThree(piece)) continue;
      square += weight ** 2;
      for (const place of said.places) addTo(wordings, place, weight ** 2 / (lengths[place] || 1));
    }
    for (const place of wordings.keys)
      wordings.values[place] = readTally(wordings, place) / Math.sqrt(square);
    const ofDocs = createTally(masses.values.length / 2 + 1);
    // Half as a cosine, half by what all says that is alike: who is asked much is asked again.
    for (const key of told.keys)
      addTo(ofDocs, key >> 1, readTally(told, key) / (Math.sqrt(mass) * (scales[key] ?? 1)));
    return { wordings, told: ofDocs };
  };
}

function addPlace({ places, keys, counts }: Said, place: number, key: number): void {
  places.push(place);
  const last = keys.length - 1;
  if (keys[last] === key) counts[last] = (counts[last] ?? 0) + 1;
  else {
    keys.push(key);
    counts.push(1);
  }
}

/** What a text is compared by: pairs of Japanese characters; English stems and their letters in threes. */
function listPieces(text: string): Set<string> {
  const pieces = new Set<string>();
  for (const run of splitWords(foldText(text))) {
    if (hasJapanese(run)) for (const pair of listRuns(run, 2)) pieces.add(pair);
    else if (!isStopWord(run)) for (const piece of listStemPieces(stemWord(run))) pieces.add(piece);
  }
  return pieces;
}

function listStemPieces(stem: string): string[] {
  return [stem, ...listRuns(`^${stem}$`, 3).map((three) => `${THREE}${three}`)];
}

/** Begins three letters of a stem: `tap` as a whole stem is another piece than its letters. */
const THREE = '~';
const isThree = (piece: string) => piece.startsWith(THREE);

function listRuns(text: string, size: number): string[] {
  return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size));
}
