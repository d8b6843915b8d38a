import { HIRAGANA, KATAKANA } from '../../model/text/character-classes.ts';

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const DIGIT = /\d/;
const OPENING = /[\s([{—–"'“‘/]|^$/;
const CLOSING = /[\s.,;:!?)\]}—–"'”’/]|^$/;
const BOX = /[\u2500-\u259f]/;
const BEYOND_ASCII = /[^\u0000-\u007f]/g;

/** Points of lower-case letters with marks, the commonest in card names and credits (Lim-Dûl, Jötun, Cátinò) first. */
const MARKED_LETTERS: readonly [string, number][] = [
  ['é', 2.5],
  ['öûáúíüó', 2.2],
  ['òàèêâäïçñ', 2],
];

/**
 * How plausible the characters beyond ASCII are as English typography, added up: a quotation mark that opens before a
 * word, an apostrophe inside one, a dash between words. Mac Roman, cp437 and windows-1252 put different signs on the same
 * bytes, and only the right decoding puts each where it can stand.
 */
export function scoreWestern(text: string): number {
  let score = 0;
  for (const { 0: char, index } of text.matchAll(BEYOND_ASCII)) {
    score += scoreCharacter(char, text.charAt(index - 1), text.charAt(index + 1));
  }
  return score;
}

function scoreCharacter(char: string, before: string, after: string): number {
  if (char === '“' || char === '‘') return OPENING.test(before) && !CLOSING.test(after) ? 3 : -2;
  if (char === '”') return !/\s|^$/.test(before) && CLOSING.test(after) ? 3 : -2;
  if (char === '’') return LETTER.test(before) ? 3 : 0;
  if (char === '—') return 3;
  if (char === '–') return LETTER.test(before) && LETTER.test(after) ? 0.8 : 2.5;
  if (char === '…') return 1.5;
  if (/[•∙·●]/.test(char)) return /\s|^$/.test(before) ? 2 : -1;
  if (/[®™]/.test(char)) return LETTER.test(before) || before === ' ' ? 2 : -1;
  if (char === '©') return /[\s\d]/.test(after) ? 2 : -1;
  if (char === '\u00a0') return 0.5;
  if (/[½¼¾°£€§×∞]/.test(char)) return DIGIT.test(before) || DIGIT.test(after) || before === ' ' ? 1 : -0.5;
  if (BOX.test(char)) return BOX.test(before) || BOX.test(after) ? 1 : -1.5;
  if (/[ªº]/.test(char) || !LETTER.test(char) || char > '\u024f') return char === '\ufffd' ? -5 : -1.5;
  return scoreLetter(char, before, after);
}

function scoreLetter(char: string, before: string, after: string): number {
  if (LOWER.test(char)) {
    if (!LOWER.test(before) && !LOWER.test(after)) return -1;
    return MARKED_LETTERS.find(([letters]) => letters.includes(char))?.[1] ?? 1.6;
  }
  if (LOWER.test(before)) return -3;
  return LOWER.test(after) ? 1.5 : 0.5;
}

const BAD = /\ufffd/g;
/** Kana and Japanese punctuation; the typographic marks that an English text saved on a Japanese system has. */
const TYPICAL = new RegExp(`[${HIRAGANA}${KATAKANA}・ー、。「」‘’“”…—]`, 'g');
const NOT_ASCII = /[^\u0000-\u007f]/g;

/**
 * How much a decoded text looks Japanese: the share of kana and Japanese punctuation among all characters beyond ASCII,
 * 0 where more than one in twenty is undecodable. Real text has more than a third; chance hits are kanji.
 */
export function scoreJapanese(text: string): number {
  const beyondAscii = text.match(NOT_ASCII)?.length ?? 0;
  const bad = text.match(BAD)?.length ?? 0;
  if (beyondAscii === 0 || bad * 20 > beyondAscii) return 0;
  return (text.match(TYPICAL)?.length ?? 0) / beyondAscii;
}
