import type { Lang } from '../../model/records/lang.ts';
import { append } from '../search/engine/values.ts';
import type { PairedText } from './paired-text.ts';
import { BREAK, createSignMaker, type SignText } from './sign-text.ts';

/** One language of all pairs, ready to be counted. */
export interface SideIndex {
  /** By pair. */
  texts: readonly SignText[];
  toSigns(text: string): SignText;
  /** Pairs whose folded text has this in it. */
  findText(phrase: string): number[];
  /** Pairs whose text has these signs in a row. */
  findPairs(signs: string): readonly number[];
}

export function createSideIndex(pairs: readonly PairedText[], lang: Lang): SideIndex {
  const toSigns = createSignMaker(lang);
  const texts = pairs.map(({ text }) => toSigns(text[lang]));
  // All in one: to look through it once is much less than to look into each.
  const whole = texts.map(({ text }) => text).join(BREAK);
  let length = 0;
  const ends = texts.map(({ text }) => (length += text.length + BREAK.length));
  const findText = (phrase: string): number[] => {
    const found: number[] = [];
    let pair = 0;
    for (let at = whole.indexOf(phrase); at >= 0; at = whole.indexOf(phrase, ends[pair])) {
      while (at >= (ends[pair] ?? length)) pair++;
      found.push(pair);
    }
    return found;
  };
  const postings = new Map<string, number[]>();
  for (const [pair, { signs }] of texts.entries())
    for (const sign of new Set(signs)) append(postings, sign, pair);
  const found = new Map<string, readonly number[]>();
  const findPairs = (signs: string): readonly number[] => {
    if (signs.length < 2) return postings.get(signs) ?? [];
    const known = found.get(signs);
    if (known) return known;
    const lists = [...signs].map((sign) => postings.get(sign) ?? []);
    const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least));
    const pairsWith = rarest.filter((pair) => texts[pair]?.signs.includes(signs));
    found.set(signs, pairsWith);
    return pairsWith;
  };
  return { texts, toSigns, findText, findPairs };
}
