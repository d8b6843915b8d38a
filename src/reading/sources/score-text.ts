import { HIRAGANA, KATAKANA, LOST } from '../../model/text/character-classes.ts';

const OPENING = '(?<=^|[\\s([{—–"\'“‘/])';
const CLOSING = '(?=$|[\\s.,;:!?)\\]}—–"\'”’/])';
const BOX = '[\u2500-\u259f]';
const LATIN = '(?=[\u0080-\u024f])';

/** Letters beside a small one. */
function inWord(letters: string): string {
  return `(?:(?<=\\p{Ll})${letters}|${letters}(?=\\p{Ll}))`;
}

/** What may be beyond ASCII in English, by where it can be, with its points; of several that fit the first counts. */
const CHARACTERS: readonly [points: number, where: string][] = [
  [3, `${OPENING}[“‘](?!${CLOSING})|(?<=\\S)”${CLOSING}|(?<=\\p{L})’|—`],
  [0.8, '(?<=\\p{L})–(?=\\p{L})'],
  [2.5, '–'],
  [2, '(?<=^|\\s)[•∙·●]|(?<=[\\p{L} ])[®™]|©(?=[\\s\\d])'],
  [1.5, '…'],
  [1, `(?<=[\\d ])[½¼¾°£€§×∞]|[½¼¾°£€§×∞](?=\\d)|(?<=${BOX})${BOX}|${BOX}(?=${BOX})`],
  [0.5, '\u00a0'],
  [0, '’'],
  // The letters with marks that card names and credits have, the commonest first: Lim-Dûl, Jötun, Cátinò.
  [2.5, inWord('é')],
  [2.2, inWord('[öûáúíüó]')],
  [2, inWord('[òàèêâäïçñ]')],
  [1.6, inWord(`${LATIN}\\p{Ll}`)],
  [-3, `(?<=\\p{Ll})${LATIN}\\p{Lu}`],
  [1.5, `${LATIN}\\p{Lu}(?=\\p{Ll})`],
  [0.5, `${LATIN}\\p{Lu}`],
  [-5, LOST],
  [-1.5, '[^\u0000-\u007f]'],
];
const CHARACTER = new RegExp(CHARACTERS.map(([, where]) => `(${where})`).join('|'), 'gu');

/**
 * How plausible the characters beyond ASCII are as English typography, added up: a quotation mark that opens before a
 * word, an apostrophe inside one, a dash between words. Mac Roman, cp437 and windows-1252 put different signs on the same
 * bytes, and only the right decoding puts each where it can stand.
 */
export function scoreWestern(text: string): number {
  let score = 0;
  for (const [, ...groups] of text.matchAll(CHARACTER))
    score += CHARACTERS[groups.findIndex((group) => group !== undefined)]?.[0] ?? 0;
  return score;
}

/** What ASCII has of texts. */
export const ASCII_TEXT = /[\t\n\r -~]/g;
export const BEYOND_ASCII = /[^\u0000-\u007f]/g;
/** Kana and Japanese punctuation; the typographic marks that an English text saved on a Japanese system has. */
export const TYPICAL = new RegExp(`[${HIRAGANA}${KATAKANA}・ー、。「」‘’“”…—]`, 'g');

/** How many characters of a text are of a class; without one, beyond ASCII. */
export function countCharacters(text: string, ofClass = BEYOND_ASCII): number {
  return text.match(ofClass)?.length ?? 0;
}

/**
 * How much a decoded text looks Japanese: the share of kana and Japanese punctuation among all characters beyond ASCII,
 * 0 where more than one in twenty is undecodable. Real text has more than a third; chance hits are kanji.
 */
export function scoreJapanese(text: string): number {
  const beyondAscii = countCharacters(text);
  const bad = text.split(LOST).length - 1;
  if (beyondAscii === 0 || bad * 20 > beyondAscii) return 0;
  return countCharacters(text, TYPICAL) / beyondAscii;
}
