import type { Lang } from '../../model/records/lang.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { append } from '../search/engine/values.ts';
import type { TextFile } from '../search/index-files.ts';
import { BREAK, createSignMaker, type SignText } from './sign-text.ts';

/** A text that is in both languages: a paragraph, or a whole rule where the languages have different numbers of them. */
export interface PairedText {
  /** Place among the documents of the search. */
  doc: number;
  text: Readonly<Record<Lang, string>>;
}

/** Every text of the two files in their order, cut as finely as both languages are cut; '' where a language has none. */
export function pairTexts(files: Partial<Record<Lang, Pick<TextFile, 'texts'>>>): PairedText[] {
  const [english, japanese] = [files.en?.texts ?? [], files.ja?.texts ?? []];
  return Array.from({ length: Math.max(english.length, japanese.length) }, (_, doc) => {
    const [en, ja] = [english[doc] ?? '', japanese[doc] ?? ''];
    const lines = { en: en.split('\n'), ja: ja.split('\n') };
    if (lines.en.length !== lines.ja.length) return [{ doc, text: { en, ja } }];
    return lines.en.map((line, index) => ({ doc, text: { en: line, ja: lines.ja[index] ?? '' } }));
  })
    .flat()
    .filter(({ text }) => text.en !== '' || text.ja !== '');
}

/** One language of all pairs, ready to be counted. */
export type SideIndex = ReturnType<typeof createSideIndex>;

export function createSideIndex(pairs: readonly PairedText[], lang: Lang) {
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
  const findPairs = onceFor((signs: string): readonly number[] => {
    if (signs.length < 2) return postings.get(signs) ?? [];
    const lists = [...signs].map((sign) => postings.get(sign) ?? []);
    const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least));
    return rarest.filter((pair) => texts[pair]?.signs.includes(signs));
  });
  return {
    /** By pair. */
    texts: texts as readonly SignText[],
    toSigns,
    /** Pairs whose folded text has this in it. */
    findText,
    /** Pairs whose text has these signs in a row. */
    findPairs,
  };
}
