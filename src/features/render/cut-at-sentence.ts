import type { Lang } from '../../model/records/lang.ts';
import { endsSentence } from '../../model/text/sentence.ts';
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
  // One unit more than there is room for, so that a sentence that ends with the room is not taken for a longer one.
  const end = findSentenceEnds(text.slice(0, room + 1), lang).findLast((each) => each <= room) ?? 0;
  return end > 0 ? text.slice(0, end) + MORE[lang] : toExcerpt([{ type: 'paragraph', text }], max);
}

/** Where the sentences and lines of a text end, the spaces behind them left out. */
export function findSentenceEnds(text: string, lang: Lang): number[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return [...sentences.segment(text)].flatMap(({ index, segment }) =>
    endsSentence(segment) || segment.endsWith('\n') ? [index + segment.trimEnd().length] : [],
  );
}
