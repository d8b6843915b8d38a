import { toRegularWord } from '../search/fold/stem-word.ts';

/**
 * What the inflected forms of an English word have in common, and no word made of it has: `activates`, `activated` and
 * `activate` → `activat`, but `active` → `activ` and `activation` stays. Takes small letters.
 */
export function toBaseWord(word: string): string {
  const regular = toRegularWord(word);
  if (!/^[a-z]{4,}$/.test(regular)) return regular;
  return regular
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$|(?<=[^su])s$/, '')
    .replace(/(?<=[aeiouy].*)(?:ed|ing)$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '');
}
