import { endsIn } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Paragraph } from './join-paragraphs.ts';

/** Larger letters than those of most of the text make a heading. */
const { otherSize: LARGER } = THRESHOLDS.print;

/** The level of each heading that its letters make one: by their size from the largest, then in bold. */
export function findHeadings(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, number> {
  const sizeOf = ({ lines }: Paragraph): number => Math.round((lines[0]?.height ?? 0) * 2) / 2;
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const paragraph of paragraphs) {
    const length = paragraph.lines.reduce((sum, { text }) => sum + text.length, 0);
    letters.set(sizeOf(paragraph), (letters.get(sizeOf(paragraph)) ?? 0) + length);
    if (paragraph.lines[0]?.isBold) bold += length;
    all += length;
  }
  const [body] = [...letters].sort(([, a], [, b]) => b - a)[0] ?? [0];
  const isHeading = (paragraph: Paragraph): boolean => {
    const [first] = paragraph.lines;
    const text = paragraph.lines.map((line) => line.text).join(' ');
    if (
      !first ||
      first.cell ||
      text.includes('\t') ||
      text.length > THRESHOLDS.title ||
      endsIn(text, '.。;:、,')
    )
      return false;
    return sizeOf(paragraph) > body * LARGER || (first.isBold && bold * 3 < all);
  };
  const headings = paragraphs.filter(isHeading);
  if (headings.length < THRESHOLDS.fewest) return new Map();
  const sizes = [...new Set(headings.map(sizeOf))]
    .filter((size) => size > body * LARGER)
    .sort((a, b) => b - a);
  return new Map(
    headings.map((heading) => {
      const rank = sizes.indexOf(sizeOf(heading));
      // Words set off alone, here by bold letters, are one of the last level.
      return [heading, rank < 0 ? 7 : Math.min(rank + 1, 6)];
    }),
  );
}
