/**
 * Ranges of Japanese characters, to stand between the brackets of a pattern: `new RegExp(`[${KANA}${KANJI}]+`)`. Half-width
 * katakana and other look-alikes are not in them: patterns are tried on folded text.
 */
export const HIRAGANA = 'ぁ-ゖ';

/** Without ー and ・. */
export const KATAKANA = 'ァ-ヺ';

/** Both, with ー and the marks that repeat a kana. */
export const KANA = `${HIRAGANA}ゝゞ${KATAKANA}ー-ヿ`;

/** With 々, which repeats a kanji. */
export const KANJI = '㐀-鿿々';
