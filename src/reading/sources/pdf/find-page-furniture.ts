import { endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { PrintedLine } from './lay-page.ts';

/** What is printed at one place with the same words, numbers aside, on a third of the pages or more: heads and numbers of pages. */
export function findPageFurniture(pages: readonly (readonly PrintedLine[])[]): Set<PrintedLine> {
  // Lines that near to the upper and lower edge of a page may be no part of its text.
  const { fewest } = THRESHOLDS;
  const outer = pages.flatMap((lines) => {
    const byHeight = lines.filter(({ cell }) => !cell).sort((a, b) => a.y - b.y);
    return [...new Set([...byHeight.slice(0, fewest), ...byHeight.slice(-fewest)])];
  });
  const places = Map.groupBy(
    outer,
    ({ y, text }) => `${Math.round(y / 4)} ${text.replace(/\d+|^[ivxlc]+$/gi, '#')}`,
  );
  const onEnough = [...places.values()].filter((lines) => {
    // A sentence may be at one place on some pages by chance.
    const isSentence = endsSentence(lines[0]?.text ?? '');
    const [least, share] = isSentence ? [fewest, 2] : [THRESHOLDS.several, 3];
    const count = new Set(lines.map(({ page }) => page)).size;
    return count >= least && count * share >= pages.length;
  });
  return new Set(onEnough.flat());
}
