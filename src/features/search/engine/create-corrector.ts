import Fuse from 'fuse.js/basic';
import { countEdits } from '../../../model/text/count-edits.ts';
import { isHiragana, isKatakana, toKatakana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { once } from '../../../rulebook/book/once.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { isFiller, isStopWord, stemWord } from '../fold/stem-word.ts';
import type { Query, QueryWord } from '../query/parse-query.ts';
import type { Resources } from './engine.ts';
import { matchWholeNames } from './match-names.ts';
import type { Variant } from './text-index.ts';
import { append, listGrams } from './values.ts';
import { LIMITS } from './weights.ts';

interface Candidate {
  key: string;
  /** What to search for instead. */
  name: string;
  /** Names before words of the text. */
  rank: number;
}

/** Finds the name or word nearest to what is typed, at most so many edits away. */
type Finder = (typed: string, limit: number) => string | undefined;

/**
 * Finds what the reader may have meant to type: a name near the whole query, else its words with the unknown ones mended;
 * what is made of known words is none.
 * Where texts answer the query as it is, only what it misses by a letter.
 */
export function createCorrector(resources: Resources) {
  const findName = createNameFinder(resources);
  const findWord = createWordFinder(resources);
  const mendKatakana = createKatakanaMender(resources);
  return (query: Query, isAnswered: boolean) => {
    const isOneWord = query.words.length === 1;
    const isBare = isOneWord && !(isJapanese(query.folded) && query.folded.length > LIMITS.sentenceLength);
    if (isAnswered && isBare) return undefined;
    const limit = isAnswered ? 1 : 2;
    const isSentence = query.words.length > LIMITS.nameWords || query.folded.length > LIMITS.nameLength;
    const isKnown = query.words.every(({ text }) => !isJapanese(text) && isKnownWord(text, resources));
    const name =
      isSentence || (isKnown && !isOneWord) || (isAnswered && isOneWord)
        ? undefined
        : findName(query.typed, limit);
    if (name) return { query: name, isSure: false };
    const mended = query.words.map((word): Mended | undefined => {
      const { text, isCard } = word;
      if (!isCard && isJapanese(text)) return mendKatakana(word, limit);
      if (isCard || isKnownWord(text, resources)) return undefined;
      const better = findWord(text, limit) ?? findName(text, limit);
      return better === undefined ? undefined : { text: better, isSlip: isSlip(text, better) };
    });
    if (mended.every((word) => word === undefined)) return undefined;
    return {
      query: query.words.map(({ text }, place) => mended[place]?.text ?? text).join(' '),
      /** Only slips in words of a longer query were mended: what it finds is no guess for that. */
      isSure: !isBare && mended.every((word) => word?.isSlip !== false),
    };
  };
}

/** A word as it may be meant, and whether only a slip parts it from what was typed. */
interface Mended {
  text: string;
  isSlip: boolean;
}

/** Whether a word is long enough to be another one a letter away, or a form of that. */
function isSlip(word: string, better: string): boolean {
  const isNear = (one: string, other: string) => countEdits(one, other, 1) <= 1;
  const isForm = isNear(word, better) || isNear(stemWord(word), stemWord(better));
  return word.length >= LIMITS.slipLength && isForm;
}

/** Whether a word is none to mend: a short one, Japanese, or one that a name, text, question or table has. */
function isKnownWord(word: string, { hasStem, questions, words, nameIndex, docs }: Resources): boolean {
  if (!/^[a-z]{4,}$/.test(word) || isStopWord(word) || isFiller(word)) return true;
  const stem = stemWord(word);
  return (
    hasStem(stem) ||
    words.likeEnglish(stem).length > 0 ||
    questions.findItems({ lang: 'en', parts: [stem] }).length > 0 ||
    matchWholeNames(word, nameIndex, docs).size > 0
  );
}

/** Over the names of the index, by their letters and by their sound. Built when first asked. */
function createNameFinder({ nameIndex }: Resources): Finder {
  const names = once(() =>
    createNeighbours(
      nameIndex.all
        .filter(({ key }) => key.length > 2)
        .flatMap(({ key, name, kind, phonetic }) => [
          { key, name, rank: kind === 'alias' ? 1 : 0 },
          ...(phonetic ? [{ key: phonetic, name, rank: 1 }] : []),
        ]),
    ),
  );
  return (typed, limit) => {
    const key = toNameKey(typed);
    const sound = isHiragana(key) ? undefined : toPhoneticKey(typed);
    return names()(key, limit) ?? (sound ? names()(sound, limit) : undefined);
  };
}

/** Over the words of the names and those that more than one text has. Built when first asked. */
function createWordFinder({ nameIndex, text }: Resources): Finder {
  const vocabulary = once(() => {
    const inNames = nameIndex.all.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
    const inTexts = [...(text?.vocabulary ?? [])].flatMap(([stem, { docs }]) =>
      docs.length > 1 && /^[a-z]{5,}$/.test(stem) ? [stem] : [],
    );
    return createNeighbours([
      ...[...new Set(inNames)].map((key) => ({ key, name: key, rank: 0 })),
      ...inTexts.map((key) => ({ key, name: key, rank: 1 })),
    ]);
  });
  // A slip and an ending are more than one letter: `destoryed`.
  return (word, limit) => vocabulary()(word, limit) ?? vocabulary()(stemWord(word), limit);
}

/** Mends the words of katakana in a run of Japanese that nothing says, each by the nearest name or word of katakana. */
function createKatakanaMender({ nameIndex, docs, words, questions, text, cutJapanese }: Resources) {
  const spelled = once(() =>
    createNeighbours([
      ...nameIndex.all
        .filter(({ key, kind, name }) => key.length > 2 && kind !== 'reading' && isKatakana(name))
        .map(({ key }) => ({ key, name: key, rank: 0 })),
      ...words.japanese
        .filter((word) => word.isKatakana && word.text.length > 2)
        .map(({ text: key }) => ({ key, name: key, rank: 1 })),
    ]),
  );
  const isSaid = (piece: string) => {
    const variant: Variant = { lang: 'ja', parts: [piece] };
    const like = [words.likeJapanese(piece), questions.findItems(variant)];
    const uses = text?.findUses(variant).docs ?? [];
    return (
      [...like, uses].some(({ length }) => length > 0) || matchWholeNames(piece, nameIndex, docs).size > 0
    );
  };
  return (word: QueryWord, limit: number): Mended | undefined => {
    let mended = '';
    let areSlips = true;
    let end = 0;
    const write = (from: number, to: number) =>
      [...word.text.slice(from, to)]
        .map((kana, at) => (word.isKatakana[from + at] ? toKatakana(kana) : kana))
        .join('');
    for (const piece of cutJapanese(word)) {
      const at = word.text.indexOf(piece, end);
      const next = at + piece.length;
      const isWhole = at >= 0 && word.isKatakana.slice(at, next).every(Boolean);
      const better = isWhole && !isSaid(piece) ? spelled()(piece, limit) : undefined;
      if (!better) continue;
      mended += write(end, at) + toKatakana(better);
      areSlips &&= isSlip(piece, better);
      end = next;
    }
    return end > 0 ? { text: mended + write(end, word.text.length), isSlip: areSlips } : undefined;
  };
}

/** At so many edits a short word is another word; a kana is a whole syllable and says more than a letter. */
function toEditLimit(key: string): number {
  if (key.length < 4) return 0;
  return key.length < (isJapanese(key) ? 9 : 8) ? 1 : 2;
}

/** Finds the nearest of many keys: pairs of letters choose a few, Fuse.js ranks them, the count of edits decides. The first letter is seldom wrong. */
function createNeighbours(candidates: readonly Candidate[]): Finder {
  const byPair = new Map<string, number[]>();
  for (const [place, { key }] of candidates.entries())
    for (const pair of toPairs(key)) append(byPair, pair, place);
  return (key, most) => {
    const limit = Math.min(most, toEditLimit(key));
    if (limit === 0) return undefined;
    const shared = new Map<number, number>();
    for (const pair of toPairs(key))
      for (const place of byPair.get(pair) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    const near = [...shared]
      .filter(([place]) => Math.abs((candidates[place]?.key.length ?? 0) - key.length) <= limit)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 60)
      .flatMap(([place]) => candidates[place] ?? []);
    const fuse = new Fuse(near, {
      keys: ['key'],
      includeScore: true,
      threshold: 0.5,
      distance: 20,
      ignoreFieldNorm: true,
    });
    const ranked = fuse
      .search(key)
      .map(({ item, score }) => ({
        item,
        score: (score ?? 1) + (item.key[0] === key[0] ? 0 : 1),
        edits: countEdits(key, item.key, limit),
      }))
      .filter(({ edits }) => edits <= limit)
      .sort((a, b) => a.edits - b.edits || a.item.rank - b.item.rank || a.score - b.score);
    return ranked[0]?.item.name;
  };
}

const toPairs = (key: string) => new Set(listGrams(`^${key}$`, 2));
