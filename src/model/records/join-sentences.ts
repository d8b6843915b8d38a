import type { Lang } from './lang.ts';

/** Sentences one after the other: a space between two in English, nothing in Japanese. */
export function joinSentences(sentences: readonly string[], lang: Lang): string {
  return sentences.join(lang === 'ja' ? '' : ' ');
}
