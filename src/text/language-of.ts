import { KANA, KANJI } from './character-classes.ts';

const JAPANESE = new RegExp(`[${KANA}${KANJI}ｦ-ﾟ]`, 'g');
const LATIN = /[A-Za-z]/g;

/** Share of Japanese letters above which a text that begins in Latin is still Japanese: a kanji word says as much as six letters. */
const LATIN_PER_JAPANESE = 6;

/** The language a stretch of text is written in, by its script; undefined where it has no letters (`{G/W}`, `2.`). */
export function languageOf(text: string): 'en' | 'ja' | undefined {
  const firstJapanese = text.search(JAPANESE);
  const firstLatin = text.search(LATIN);
  if (firstJapanese < 0) return firstLatin < 0 ? undefined : 'en';
  if (firstLatin < 0 || firstJapanese < firstLatin) return 'ja';
  const japanese = text.match(JAPANESE)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  return japanese * LATIN_PER_JAPANESE >= latin ? 'ja' : 'en';
}
