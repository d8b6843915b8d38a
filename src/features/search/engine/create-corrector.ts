import Fuse from 'fuse.js/basic';
import { isHiragana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { once } from '../../../rulebook/book/once.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { append } from './append.ts';
import { countEdits } from './count-edits.ts';
import type { NameIndex } from './name-index.ts';
import type { TextIndex } from './text-index.ts';

/** Corrects what was typed to a name or word that is there. */
export interface Corrector {
  /** The name nearest to the whole text, as printed, at most so many edits away. */
  correctName(typed: string, limit: number): string | undefined;
  /** The word of names and texts nearest to a folded Latin word, at most so many edits away. */
  correctWord(word: string, limit: number): string | undefined;
}

/** This module: with its library it is a quarter of the search's code, so a browser fetches it after the first answer. */
export interface Correctors {
  createCorrector(index: NameIndex, text: TextIndex | undefined): Corrector;
}

interface Candidate {
  key: string;
  /** What to search for instead. */
  name: string;
  /** Names before words of the text. */
  rank: number;
}

/** At so many edits a short word is another word. */
function toEditLimit(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const nameCorrectors = new WeakMap<NameIndex, Corrector['correctName']>();

/** Over names and texts; what is made of the names is made once. */
export function createCorrector(index: NameIndex, text: TextIndex | undefined): Corrector {
  const correctName = nameCorrectors.get(index) ?? createNameCorrector(index);
  nameCorrectors.set(index, correctName);
  return { correctName, correctWord: createWordCorrector(index, text) };
}

/** Over the names of the index. Built when first asked. */
function createNameCorrector(index: NameIndex): Corrector['correctName'] {
  const names = once(() =>
    createNeighbours(
      index.all
        .filter((name) => name.key.length > 2)
        .flatMap((name) => [
          { key: name.key, name: name.name, rank: name.kind === 'alias' ? 1 : 0 },
          ...(name.phonetic ? [{ key: name.phonetic, name: name.name, rank: 1 }] : []),
        ]),
    ),
  );
  return (typed, limit) => {
    const key = toNameKey(typed);
    const direct = names().find(key, Math.min(limit, toKanaLimit(key)));
    if (direct) return direct;
    const phonetic = toPhoneticKey(typed);
    return phonetic && !isHiragana(key)
      ? names().find(phonetic, Math.min(limit, toEditLimit(phonetic.length)))
      : undefined;
  };
}

/** Over the words of the names and those that more than one text has. Built when first asked. */
function createWordCorrector(index: NameIndex, text: TextIndex | undefined): Corrector['correctWord'] {
  const vocabulary = once(() =>
    createNeighbours([
      ...[...collectNameWords(index)].map((key) => ({ key, name: key, rank: 0 })),
      ...[...(text?.vocabulary ?? [])].flatMap(([stem, { docs }]) =>
        docs.length > 1 && /^[a-z]{5,}$/.test(stem) ? [{ key: stem, name: stem, rank: 1 }] : [],
      ),
    ]),
  );
  return (word, limit) => vocabulary().find(word, Math.min(limit, toEditLimit(word.length)));
}

/** A kana is a whole syllable and says more than a letter. */
function toKanaLimit(key: string): number {
  if (!isJapanese(key[0] ?? '')) return toEditLimit(key.length);
  return key.length < 4 ? 0 : key.length < 9 ? 1 : 2;
}

function collectNameWords(index: NameIndex): Set<string> {
  const words = new Set<string>();
  for (const { name } of index.all)
    for (const [word] of name.toLowerCase().matchAll(/[a-z]{4,}/g)) words.add(word);
  return words;
}

/** Finds the nearest of many keys: pairs of letters choose a few, Fuse.js ranks them, the count of edits decides. The first letter is seldom wrong. */
function createNeighbours(candidates: readonly Candidate[]): {
  find(key: string, limit: number): string | undefined;
} {
  const byPair = new Map<string, number[]>();
  for (const [place, { key }] of candidates.entries())
    for (const pair of toPairs(key)) append(byPair, pair, place);
  return {
    find: (key, limit) => {
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
    },
  };
}

function toPairs(key: string): Set<string> {
  const framed = `^${key}$`;
  const pairs = new Set<string>();
  for (let at = 0; at < framed.length - 1; at++) pairs.add(framed.slice(at, at + 2));
  return pairs;
}
