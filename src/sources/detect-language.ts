import type { Lang } from '../records/lang.ts';

const KANA = /[\u3041-\u30fa]/g;
const LETTERS = /[a-z\u3041-\u30fa\u4e00-\u9fff]/gi;

/** Japanese where at least one letter in ten is kana, English otherwise. Looks at the first 200,000 characters. */
export function detectLanguage(text: string): Lang {
  const sample = text.slice(0, 200_000);
  const kana = sample.match(KANA)?.length ?? 0;
  const letters = sample.match(LETTERS)?.length ?? 0;
  return kana * 10 >= letters && kana > 0 ? 'ja' : 'en';
}
