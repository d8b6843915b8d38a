import type { Lang } from '../../model/records/lang.ts';
import type { PairedText } from './paired-text.ts';
import { createSignMaker, type SignText } from './sign-text.ts';

/** One language of all pairs, ready to be counted. */
export interface SideIndex {
  /** By pair. */
  texts: readonly SignText[];
  toSigns(text: string): SignText;
  /** Pairs whose text has these signs in a row. */
  findPairs(signs: string): readonly number[];
}

export function createSideIndex(pairs: readonly PairedText[], lang: Lang): SideIndex {
  const toSigns = createSignMaker(lang);
  const texts = pairs.map(({ text }) => toSigns(text[lang]));
  const postings = new Map<string, number[]>();
  for (const [pair, { signs }] of texts.entries())
    for (const sign of new Set(signs)) {
      const known = postings.get(sign);
      if (known) known.push(pair);
      else postings.set(sign, [pair]);
    }
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
  return { texts, toSigns, findPairs };
}
