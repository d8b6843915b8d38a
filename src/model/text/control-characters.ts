/**
 * Characters that show nothing and change what is read: controls other than tab and line ends, direction marks and
 * overrides, invisible operators, tags, lone surrogates. Joiners and variation selectors, which Japanese uses, are not.
 */
export const CONTROL_CHARACTERS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/** `U+202E`, by which such a character is shown. */
export function toCodePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The text with such characters replaced by their names in brackets: `[U+202E]`. */
export function showControlCharacters(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (character) => `[${toCodePointName(character)}]`);
}
