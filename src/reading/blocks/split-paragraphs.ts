import { countColumns } from '../../model/text/script.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { THRESHOLDS } from '../thresholds.ts';

const BREAK = /\n\s*|[ \u3000]{2,}/g;

/**
 * The width in columns to which a text is wrapped, 0 where it is not: the one that most pieces between line ends, or
 * double spaces where line ends were lost, come near to (the rulings of 1998-04 have pieces of 70 to 72).
 */
export function findWrapWidth(text: string): number {
  const counts = new Map<number, number>();
  for (const piece of text.split(BREAK)) {
    const width = piece.length > 200 ? 0 : countColumns(piece);
    for (let near = width; width >= 40 && near < width + 4; near++)
      counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  const [commonest] = [...counts].sort(([a, x], [b, y]) => y - x || a - b);
  return commonest && commonest[1] >= 3 ? commonest[0] : 0;
}

/**
 * Cuts wrapped text into paragraphs, each still with its wraps: at a blank line, and after a sentence that ends well
 * before the wrap width.
 */
export function splitParagraphs(raw: string, wrapWidth: number): string[] {
  const paragraphs: string[] = [];
  let from = 0;
  let lineFrom = 0;
  for (const match of raw.matchAll(BREAK)) {
    const line = raw.slice(lineFrom, match.index).trimStart();
    lineFrom = match.index + match[0].length;
    const isShort = line.length < wrapWidth && countColumns(line) <= wrapWidth - THRESHOLDS.slack;
    if (!/\n[^\S\n]*\n/.test(match[0]) && !(isShort && endsSentence(line))) continue;
    paragraphs.push(raw.slice(from, match.index));
    from = lineFrom;
  }
  paragraphs.push(raw.slice(from));
  return paragraphs.filter((paragraph) => paragraph.trim() !== '');
}
