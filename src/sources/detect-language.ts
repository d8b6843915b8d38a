import type { Lang } from '../records/lang.ts';
import { KANA, KANJI } from '../text/character-classes.ts';

const KANA_LETTERS = new RegExp(`[${KANA}]`, 'g');
const LETTERS = new RegExp(`[a-z${KANA}${KANJI}]`, 'gi');

/** Japanese where at least one letter in ten is kana, English otherwise. Looks at the first 200,000 characters. */
export function detectLanguage(text: string): Lang {
  const sample = text.slice(0, 200_000);
  const kana = sample.match(KANA_LETTERS)?.length ?? 0;
  const letters = sample.match(LETTERS)?.length ?? 0;
  return kana * 10 >= letters && kana > 0 ? 'ja' : 'en';
}
