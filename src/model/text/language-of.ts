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

const KANA_LETTERS = new RegExp(`[${KANA}]`, 'g');
const LETTERS = new RegExp(`[a-z${KANA}${KANJI}]`, 'gi');

/** The language of a whole document: Japanese where at least one letter in ten is kana, English otherwise. Looks at the first 200,000 characters. */
export function detectLanguage(text: string): 'en' | 'ja' {
  const sample = text.slice(0, 200_000);
  const kana = sample.match(KANA_LETTERS)?.length ?? 0;
  const letters = sample.match(LETTERS)?.length ?? 0;
  return kana * 10 >= letters && kana > 0 ? 'ja' : 'en';
}
