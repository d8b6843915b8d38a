/**
 * Ranges of Japanese characters, to be between the brackets of a pattern: `new RegExp(`[${KANA}${KANJI}]+`)`. Half-width
 * katakana and other look-alikes are not in them: patterns are tried on folded text.
 */
export const HIRAGANA = 'ぁ-ゖ';

/** Without ー and ・. */
export const KATAKANA = 'ァ-ヺ';

/** Both, with ー and the marks that repeat a kana. */
export const KANA = `${HIRAGANA}ゝゞ${KATAKANA}ー-ヿ`;

/** With 々, which repeats a kanji. */
export const KANJI = '㐀-鿿々';

/** What takes two columns of a screen with letters of one width: kana, kanji, Hangul, full-width signs. */
export const WIDE =
  '\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6';

/** What stands for a character that an encoding or a font does not give. */
export const LOST = '\ufffd';
