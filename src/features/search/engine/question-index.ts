import type { Lang } from '../../../model/records/lang.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { foldText, splitWords } from '../fold/fold-text.ts';
import { isStopWord, stemWord } from '../fold/stem-word.ts';
import type { QuestionsFile } from '../index-files.ts';
import { createJapaneseHaystack, findOccurrences } from './doc-scan.ts';
import type { SearchDocs } from './name-resources.ts';
import type { Variant } from './text-index.ts';
import { addTo, append, listGrams, type Values } from './values.ts';
import { LIMITS } from './weights.ts';

/** A wording of a question. */
interface Wording {
  lang: Lang;
  /** Documents that answer, the best first. */
  docs: readonly number[];
  /** English words, stop words left out; two characters of Japanese count as one. */
  length: number;
  /** What it is compared by. */
  pieces: ReadonlySet<string>;
}

/** What players ask, wording by wording. */
export type QuestionIndex = ReturnType<typeof createQuestionIndex>;

/** Of a questions file; without one nobody asks anything. */
export function createQuestionIndex(file: QuestionsFile | undefined, docs: SearchDocs) {
  const japanese = readColumn(file, 'ja');
  const english = readColumn(file, 'en');
  const haystack = createJapaneseHaystack(japanese.map(({ text }) => text));
  const wordings: Wording[] = [
    ...japanese.map(({ docs, text }) => ({
      lang: 'ja' as const,
      docs,
      length: text.length / 2,
      pieces: listPieces(text),
    })),
    ...english.map(({ docs, text }) => {
      const stems = text.split(' ');
      const pieces = new Set(stems.flatMap(listStemPieces));
      return { lang: 'en' as const, docs, length: stems.length, pieces };
    }),
  ];
  const byStem = new Map<string, number[]>();
  for (const [place, { text }] of english.entries())
    for (const stem of new Set(text.split(' '))) append(byStem, stem, japanese.length + place);
  const measureLikeness = createLikeness(wordings, docs.list.length);
  const measureNearest = createNearest(wordings, docs);
  return {
    /** How many wordings there are. */
    size: wordings.length,
    /** The documents that the wordings ask for, each once. */
    listAsked: (items: readonly number[]) => [
      ...new Set(items.flatMap((item) => wordings[item]?.docs ?? [])),
    ],
    /** Places of the wordings that say it, in order. */
    findItems: ({ lang, parts }: Variant): readonly number[] => {
      if (lang === 'ja') return [...findOccurrences(haystack, parts[0] ?? '').keys()];
      const [first, ...rest] = parts.map((stem) => byStem.get(stem) ?? []);
      const sets = rest.map((places) => new Set(places));
      return (first ?? []).filter((place) => sets.every((set) => set.has(place)));
    },
    /**
     * Of each document, from 0 to 1: the nearest wordings of a query of its whole rule, and how alike all of the text's
     * wordings together are. `asked` is the share of the query that each wording says; the nearest are looked for where a
     * document is wanted.
     */
    measureWordings: (
      typed: string,
      ways: readonly { variant: Variant; strength: number }[],
      asked: Values,
      wanted: readonly number[],
    ): Record<'question' | 'told', Values> => {
      const { alike, told } = measureLikeness(sharePieces(typed, ways));
      return { question: measureNearest(alike, asked, wanted), told };
    },
  };
}

/** The wordings of a language with the documents that answer them. */
function readColumn(file: QuestionsFile | undefined, lang: Lang): { docs: number[]; text: string }[] {
  if (!file) return [];
  const lines = file[lang].split('\n');
  return file.docs.flatMap((docs, place) => (lines[place] ?? '').split('\t').map((text) => ({ docs, text })));
}

/**
 * Compares bags of pieces, the rarer the heavier: with each wording by their cosine, with all wordings of a
 * document by the root of how often they say each.
 */
function createLikeness(wordings: readonly Wording[], total: number) {
  // What is told in one language is compared with that language: a key for each document and language.
  const keyOf = wordings.map(({ lang, docs: [doc = 0] }) => doc * 2 + (lang === 'ja' ? 1 : 0));
  const byPiece = new Map<string, number[]>();
  for (const [place, { pieces }] of wordings.entries())
    for (const piece of pieces) append(byPiece, piece, place);
  const squares = new Float32Array(wordings.length);
  const masses = new Float32Array(total * 2);
  // What a piece counts, the rarer the more, and where it is said.
  const toSaid = (piece: string, places: readonly number[]) => {
    const weight = Math.log((wordings.length + 1) / (places.length + 0.5));
    const counts = new Map<number, number>();
    for (const place of places) {
      const key = keyOf[place] ?? 0;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      addTo(masses, key, weight);
      if (!isThree(piece)) addTo(squares, place, weight ** 2);
    }
    return {
      weight,
      /** Wordings; none of letters in threes, which speak only for all wordings together. */
      places: isThree(piece) ? [] : places,
      /** Documents in a language, and for each the weight times the root of how often its wordings say it. */
      keys: [...counts.keys()],
      shares: Array.from(counts.values(), (count) => weight * Math.sqrt(count)),
    };
  };
  const saidBy = new Map([...byPiece].map(([piece, places]) => [piece, toSaid(piece, places)]));
  const lengths = squares.map((square) => Math.sqrt(square) || 1);
  const most = masses.reduce((greatest, mass) => Math.max(greatest, mass), 0);
  // Half as a cosine, half by what all says that is alike: who is asked much is asked again.
  const scales = masses.map((mass) => (mass * most) ** 0.25 || 1);
  return (pieces: ReadonlyMap<string, number>): Record<'alike' | 'told', Values> => {
    const [alike, told] = [new Float32Array(wordings.length), new Float32Array(total)];
    const known = [...pieces].flatMap(([piece, share]) => {
      const said = saidBy.get(piece);
      return said ? [{ said, share }] : [];
    });
    const whole = known.filter(({ said }) => said.places.length > 0);
    const length = Math.hypot(...whole.map(({ said, share }) => share * said.weight));
    const mass = Math.sqrt(known.reduce((sum, { said, share }) => sum + share * said.weight, 0));
    for (const { said, share } of whole) {
      const part = (share * said.weight ** 2) / length;
      for (const place of said.places) addTo(alike, place, part / (lengths[place] ?? 1));
    }
    for (const { said, share } of known)
      for (const [at, key] of said.keys.entries())
        addTo(told, key >> 1, (share * (said.shares[at] ?? 0)) / (mass * (scales[key] ?? 1)));
    return { alike, told };
  };
}

/** How near the nearest wordings of each document's whole rule are: by their letters, and by what they say. */
function createNearest(wordings: readonly Wording[], { list, groupOf }: SearchDocs) {
  const average = wordings.reduce((sum, { length }) => sum + length, 0) / Math.max(1, wordings.length);
  // A long question says more than was asked.
  const scales = Float32Array.from(
    wordings,
    ({ length }) => 2 / (1 + Math.max(LIMITS.shortQuestion, length / average)),
  );
  // The wordings that a rule answers with its subrules; what several of them answer counts for each.
  const answered = list.map((): number[] => []);
  for (const [place, { docs }] of wordings.entries())
    for (const doc of docs) answered[groupOf(doc)]?.push(place);
  return (alike: Values, asked: Values, wanted: readonly number[]): Values => {
    const nearest = new Float32Array(list.length);
    for (const group of new Set(wanted.map(groupOf))) {
      const near = (answered[group] ?? []).map((place) => {
        const said = Math.min(1, (asked[place] ?? 0) * (scales[place] ?? 1));
        return Math.fround(LIMITS.byLetters * (alike[place] ?? 0) + (1 - LIMITS.byLetters) * said);
      });
      // Half the best and half the mean of the best three.
      const [first = 0, second = 0, third = 0] = near.sort((a, b) => b - a);
      nearest[group] = first / 2 + (first + second + third) / 6;
    }
    for (const doc of wanted) nearest[doc] = nearest[groupOf(doc)] ?? 0;
    return nearest;
  };
}

/** The pieces of a query, and what its concepts are called in the other language, which tells less: how much each counts. */
function sharePieces(typed: string, ways: readonly { variant: Variant; strength: number }[]) {
  const shares = new Map<string, number>();
  for (const piece of listPieces(typed)) shares.set(piece, 1);
  const isJapanese = hasJapanese(typed);
  for (const { variant, strength } of ways) {
    if ((variant.lang === 'ja') === isJapanese) continue;
    const share = strength * LIMITS.otherLanguage;
    for (const piece of isJapanese ? variant.parts : listGrams(variant.parts[0] ?? '', 2))
      if (share > (shares.get(piece) ?? 0)) shares.set(piece, share);
  }
  return shares;
}

/** What a text is compared by: pairs of Japanese characters; English stems and their letters in threes. */
function listPieces(text: string): Set<string> {
  const pieces = new Set<string>();
  for (const run of splitWords(foldText(text))) {
    if (hasJapanese(run)) for (const pair of listGrams(run, 2)) pieces.add(pair);
    else if (!isStopWord(run)) for (const piece of listStemPieces(stemWord(run))) pieces.add(piece);
  }
  return pieces;
}

function listStemPieces(stem: string): string[] {
  return [stem, ...listGrams(`^${stem}$`, 3).map((three) => `${THREE}${three}`)];
}

/** Begins three letters of a stem: `tap` as a whole stem is another piece than its letters. */
const THREE = '~';
const isThree = (piece: string) => piece.startsWith(THREE);
