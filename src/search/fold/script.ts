/** Whether a character is written in Japanese script: kana, kanji, 々, 長音. */
export function isJapanese(char: string): boolean {
  const code = char.charCodeAt(0);
  return (
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    code === 0x3005
  );
}

/** Whether folded text is all hiragana, 長音 included: a reading or a name that is its own reading. */
export function isHiragana(text: string): boolean {
  return /^[ぁ-ゖー]+$/.test(text);
}

/** Whether folded text is all Latin letters and spaces: English, or romaji. */
export function isLatin(text: string): boolean {
  return /^[a-z][a-z ]*$/.test(text);
}
