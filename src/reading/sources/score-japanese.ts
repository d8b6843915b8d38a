import { HIRAGANA, KATAKANA } from '../../model/text/character-classes.ts';

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
