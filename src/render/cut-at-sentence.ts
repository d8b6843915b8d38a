import type { Lang } from '../records/lang.ts';
import { endsSentence } from '../text/sentence.ts';
import { toExcerpt } from './to-excerpt.ts';

/** Says that a text goes on. */
const MORE = { en: ' …', ja: '…' } as const;

/**
 * The beginning of a text with its line breaks: at most `max` UTF-16 units, whole sentences and then `…`. Where not even
 * the first sentence has room, its first words.
 */
export function cutAtSentence(text: string, max: number, lang: Lang): string {
  if (text.length <= max) return text;
  const room = max - MORE[lang].length;
  let end = 0;
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' });
  // One unit more than there is room for, so that a sentence that ends with the room is not taken for a longer one.
  for (const { index, segment } of sentences.segment(text.slice(0, room + 1))) {
    const whole = index + segment.trimEnd().length;
    if (whole <= room && (endsSentence(segment) || segment.endsWith('\n'))) end = whole;
  }
  return end > 0 ? text.slice(0, end) + MORE[lang] : toExcerpt([{ type: 'paragraph', text }], max);
}
