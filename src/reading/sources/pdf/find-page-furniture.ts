import { endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { PrintedLine } from './lay-page.ts';

/** Lines from the upper and lower edge of a page that may be no part of its text. */
const OUTERMOST = 3;

/** What is printed at one place with the same words, numbers aside, on a third of the pages or more: heads and numbers of pages. */
export function findPageFurniture(pages: readonly (readonly PrintedLine[])[]): Set<PrintedLine> {
  const places = new Map<string, PrintedLine[]>();
  for (const lines of pages) {
    const byHeight = lines.filter(({ cell }) => !cell).sort((a, b) => a.y - b.y);
    for (const line of new Set([...byHeight.slice(0, OUTERMOST), ...byHeight.slice(-OUTERMOST)])) {
      const key = `${Math.round(line.y / 4)} ${line.text.replace(/\d+|^[ivxlc]+$/gi, '#')}`;
      places.set(key, [...(places.get(key) ?? []), line]);
    }
  }
  const onEnough = [...places.values()].filter((lines) => {
    // A sentence may be at one place on some pages by chance.
    const isSentence = endsSentence(lines[0]?.text ?? '');
    const [fewest, share] = isSentence ? [THRESHOLDS.fewest, 2] : [THRESHOLDS.several, 3];
    const count = new Set(lines.map(({ page }) => page)).size;
    return count >= fewest && count * share >= pages.length;
  });
  return new Set(onEnough.flat());
}
