import type { Lang } from '../../../model/records/lang.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { foldText, splitWords } from '../fold/fold-text.ts';
import { isStopWord, stemWord } from '../fold/stem-word.ts';
import type { QuestionsFile } from '../index-files.ts';
import { append } from './append.ts';
import { createJapaneseHaystack, findOccurrences } from './doc-scan.ts';
import { addTo, createTally, type Tally } from './tally.ts';
import type { Variant } from './text-index.ts';
import { LIMITS } from './weights.ts';

/** One wording of a question. */
export interface QuestionItem {
  lang: Lang;
  /** Documents that answer, the best first. */
  docs: readonly number[];
  /** English words, stop words left out; two characters of Japanese count as one. */
  length: number;
}

/** A way to say what is asked, and how sure it is that it is meant. */
interface SaidWay {
  variant: Variant;
  strength: number;
}

/** What players ask, wording by wording. */
export interface QuestionIndex {
  items: readonly QuestionItem[];
  averageLength: number;
  /** Places of the wordings that say it. */
  findItems(variant: Variant): readonly number[];
  /** How alike a query, with the ways to say it, is to each wording, and to all wordings of each document together, from 0 to 1. */
  measureWording(typed: string, ways: readonly SaidWay[]): { wordings: Tally; told: Tally };
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
  if (!file) return [];
  const lines = file.questions[lang].split('\n');
  return file.questions.docs.flatMap((docs, place) =>
    (lines[place] ?? '').split('\t').map((text) => ({ docs, text })),
  );
}

/** What a piece counts, the rarer the more, and where it is said. */
interface Said {
  weight: number;
  /** Wordings; none of letters in threes, which speak only for all wordings together. */
  places: readonly number[];
  /** Documents in a language, and for each the weight times the root of how often its wordings say it. */
  keys: number[];
  shares: number[];
}

/**
 * Compares bags of pieces, the rarer the heavier: with each wording by their cosine, with all wordings of a
 * document by the root of how often they say each.
 */
function createLikeness(
  pieces: readonly ReadonlySet<string>[],
  items: readonly QuestionItem[],
): QuestionIndex['measureWording'] {
  // What is told in one language is compared with that language: a key for each document and language.
  const keyOf = items.map(({ lang, docs: [doc = 0] }) => doc * 2 + (lang === 'ja' ? 1 : 0));
  const byPiece = new Map<string, number[]>();
  for (const [place, own] of pieces.entries()) for (const piece of own) append(byPiece, piece, place);
  const squares = createTally(pieces.length);
  const masses = createTally(Math.max(0, ...keyOf) + 1);
  const saidBy = new Map<string, Said>();
  for (const [piece, places] of byPiece) {
    const weight = Math.log((pieces.length + 1) / (places.length + 0.5));
    const counts = new Map<number, number>();
    for (const place of places) {
      const key = keyOf[place] ?? 0;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      addTo(masses, key, weight);
      if (!isThree(piece)) addTo(squares, place, weight ** 2);
    }
    saidBy.set(piece, {
      weight,
      places: isThree(piece) ? [] : places,
      keys: [...counts.keys()],
      shares: Array.from(counts.values(), (count) => weight * Math.sqrt(count)),
    });
  }
  const lengths = squares.values.map((square) => Math.sqrt(square) || 1);
  const most = Math.max(...masses.values);
  // Half as a cosine, half by what all says that is alike: who is asked much is asked again.
  const scales = masses.values.map((mass) => (mass * most) ** 0.25 || 1);
  return (typed, ways) => {
    const [wordings, told] = [createTally(pieces.length), createTally(masses.values.length / 2 + 1)];
    const known = [...sharePieces(typed, ways)].flatMap(([piece, share]) => {
      const said = saidBy.get(piece);
      return said ? [{ said, share }] : [];
    });
    const whole = known.filter(({ said }) => said.places.length > 0);
    const length = Math.hypot(...whole.map(({ said, share }) => share * said.weight));
    const mass = Math.sqrt(known.reduce((sum, { said, share }) => sum + share * said.weight, 0));
    for (const { said, share } of whole) {
      const part = (share * said.weight ** 2) / length;
      for (const place of said.places) addTo(wordings, place, part / (lengths[place] ?? 1));
    }
    for (const { said, share } of known)
      for (const [at, key] of said.keys.entries())
        addTo(told, key >> 1, (share * (said.shares[at] ?? 0)) / (mass * (scales[key] ?? 1)));
    return { wordings, told };
  };
}

/** The pieces of a query, and what its concepts are called in the other language, which tells less: how much each counts. */
function sharePieces(typed: string, ways: readonly SaidWay[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const piece of listPieces(typed)) shares.set(piece, 1);
  const isJapanese = hasJapanese(typed);
  for (const { variant, strength } of ways) {
    if ((variant.lang === 'ja') === isJapanese) continue;
    const share = strength * LIMITS.otherLanguage;
    for (const piece of isJapanese ? variant.parts : listRuns(variant.parts[0] ?? '', 2))
      if (share > (shares.get(piece) ?? 0)) shares.set(piece, share);
  }
  return shares;
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
