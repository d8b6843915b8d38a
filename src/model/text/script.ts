import { KANA, KANJI, WIDE } from './character-classes.ts';

/** What a character is written in; ー and 々 go with what they lengthen. `latin` stands for every other letter. */
export type Script = 'kanji' | 'katakana' | 'hiragana' | 'latin' | 'other';

/** The script of the first character of a text. */
export function scriptOf(text = ''): Script {
  if (/^[\p{Script=Han}々〆ヶ]/u.test(text)) return 'kanji';
  if (/^[ァ-ヺーヽヾｦ-ﾟ]/.test(text)) return 'katakana';
  if (/^[ぁ-ゖゝゞ]/.test(text)) return 'hiragana';
  return /^[\p{L}\p{N}]/u.test(text) ? 'latin' : 'other';
}

const JAPANESE = new RegExp(`[${KANA}${KANJI}ㇰ-ㇿ\\uf900-\\ufaffｦ-ﾟ〆]`);

/** Whether a text holds kana or kanji. 中黒 and punctuation tell nothing. */
export function hasJapanese(text: string): boolean {
  return JAPANESE.test(text);
}

/** Whether a text has two letters side by side: a word, however short. */
export function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** Whether a text begins with a small Latin letter; Japanese may, as a variable or a name does: `if節は …`. */
export function beginsInLowerCase(text: string): boolean {
  return /^[a-zａ-ｚ]/.test(text) && !hasJapanese(text);
}

/** Whether a character is punctuation of Japanese width, which brings its own space: `、`, `（`, not `(`. */
export function isWidePunctuation(char: string): boolean {
  return /[、。，．「」『』《》〈〉【】（）！？：；]/.test(char);
}

/** Whether a character is written in Japanese script: kana, kanji, 々, 長音. Of the first unit of a text, and fast. */
export function isJapanese(char: string): boolean {
  const code = char.charCodeAt(0);
  return (
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    code === 0x3005
  );
}

/** Whether folded text is all Latin letters and spaces: English, or romaji. */
export function isLatin(text: string): boolean {
  return /^[a-z][a-z ]*$/.test(text);
}

/** The letters of a text up to where a line may be broken: at a blank, and at any character of Japanese. */
export const FIRST_WORD = new RegExp(`^[^\\s${WIDE}]+`);

const IS_WIDE = new RegExp(`[${WIDE}]`);

/** Whether a character takes two columns. */
export function isWide(char: string): boolean {
  return IS_WIDE.test(char);
}

/** The columns that a line's first word needs after the line above, with its space; Japanese may break at any character. */
export function widthOfFirstWord(text: string): number {
  if (isWide(text.charAt(0))) return 4;
  return 1 + (FIRST_WORD.exec(text)?.[0].length ?? 0);
}

/** Columns of a text on a screen with letters of one width; quotation marks and dashes of print are as wide as kanji. */
export function countColumns(text: string): number {
  let columns = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    columns += unit >= 0x2010 && !(unit >= 0xff61 && unit <= 0xff9f) ? 2 : 1;
  }
  return columns;
}
