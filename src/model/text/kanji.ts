/** Runs of kanji, 々 and 〇 included. */
const KANJI_RUN = /\p{Script=Han}+/gu;

/** Whether a character is a kanji. */
export function isKanji(character: string | undefined): boolean {
  return character !== undefined && hasKanji(character);
}

/** Whether a text holds a kanji. */
export function hasKanji(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** The runs of kanji of a text with their offsets, in UTF-16 units. */
export function findKanjiRuns(text: string): { start: number; text: string }[] {
  return [...text.matchAll(KANJI_RUN)].map((match) => ({ start: match.index, text: match[0] }));
}

/** The kanji of a text alone, in order. */
export function keepKanji(text: string): string {
  return text.match(KANJI_RUN)?.join('') ?? '';
}

const DIGITS = '〇一二三四五六七八九';

/** A run of kanji digits as a number in digits: `一` → `1`, `二十` → `20`, `二〇` → `20`, `百` → `100`. */
export function readKanjiNumber(run: string): string {
  if (!/[十百]/.test(run)) return [...run].map((digit) => DIGITS.indexOf(digit)).join('');
  let total = 0;
  let digit: number | undefined;
  for (const char of run) {
    if (char === '十' || char === '百') {
      total += (digit ?? 1) * (char === '十' ? 10 : 100);
      digit = undefined;
    } else digit = DIGITS.indexOf(char);
  }
  return String(total + (digit ?? 0));
}
