/** Katakana as hiragana, unit for unit; the long mark and everything else stays. `カード` → `かーど`. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Whether a text is all hiragana, 長音 included: a reading, or a name that is its own reading. */
export function isHiragana(text: string): boolean {
  return /^[ぁ-ゖー]+$/.test(text);
}

/** Whether a text is all katakana, 長音, 中黒 and the double hyphen of names included, half-width or not. */
export function isKatakana(text: string): boolean {
  return /^[ァ-ヺー・=゠ｦ-ﾟ]+$/.test(text);
}

/** Whether a text is all kana, 長音 included. */
export function isKana(text: string): boolean {
  return /^[ぁ-ゖァ-ヶー]+$/.test(text);
}

/** Whether a text holds kana, which every Japanese sentence does; names in kanji alone do not. */
export function hasKana(text: string): boolean {
  return /[ぁ-ヺ]/.test(text);
}

/** Whether a text holds hiragana beside katakana: 追加のターン, not ターン. */
export function mixesScripts(text: string): boolean {
  return /[ぁ-ゖ][ァ-ヺ]|[ァ-ヺー][ぁ-ゖ]/.test(text);
}
