import { HIRAGANA, KANJI } from '../../../model/text/character-classes.ts';

const JAPANESE = `[${HIRAGANA}ー${KANJI}]+`;

/** A symbol, a size such as `+1/+1`, a word or number of Latin script, or a run of Japanese. */
const WORDS = new RegExp(
  `\\{[^{}\\s]{1,12}\\}|[+-]?[\\dx]+\\/[+-]?[\\dx]+|[+-]\\d+|\\d*${JAPANESE}(?:\\d+${JAPANESE})*|[a-z\\d∞]+(?:\\.[a-z\\d]+)*`,
  'g',
);

/** The words of folded text, a run of Japanese as one. `接死 damage {w/u}` → `接死`, `damage`, `{w/u}`. */
export function splitWords(folded: string): string[] {
  return folded.match(WORDS) ?? [];
}

/** The same with the places where they begin. */
export function findWords(folded: string): { word: string; start: number }[] {
  return [...folded.matchAll(WORDS)].map(({ 0: word, index }) => ({ word, start: index }));
}
