import { foldForms } from '../../../model/text/fold-forms.ts';

/** A symbol such as `{w/u}`; a word of Latin script or a number, what hyphens join included; one character of Japanese. */
const WORD =
  /\{[^{}\s]{1,8}\}|[+-]?[\p{Script=Latin}\p{N}]+(?:['/+-][\p{Script=Latin}\p{N}]+)*|[\p{L}\p{M}]/gu;
const LATIN = /^[+-]?[\p{Script=Latin}\p{N}{]/u;

/**
 * A text as the words that a quotation must have in the same order: width, case, kinds of quotes and dashes, punctuation,
 * emphasis and spaces do not matter, everything else does. `Can’t be “blocked”` → `can't`, `be`, `blocked`.
 */
export function foldWords(text: string): string[] {
  return foldForms(text.normalize('NFKC')).toLowerCase().match(WORD) ?? [];
}

/** Words as one string in which whole words can be looked for: ` can't be blocked `. */
export function joinWords(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/** How many words are of Latin script, and how many characters of another. */
export function countWords(words: readonly string[]): { words: number; characters: number } {
  const latin = words.filter((word) => LATIN.test(word)).length;
  return { words: latin, characters: words.length - latin };
}

/** Words with the one after each: what likeness is measured on. */
export function toPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** The share (0 to 1) of the pairs of the first words that the others have too. */
export function measureLikeness(words: readonly string[], others: readonly string[]): number {
  const pairs = toPairs(words);
  const known = new Set(toPairs(others));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => known.has(pair)).length / pairs.length;
}
