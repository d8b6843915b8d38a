import type { SourceText } from '../../sources/source-text.ts';
import { parsePrimerLine } from './parse-line.ts';

const LOOKED_AT = 3000;

/** How sure it is that a text is a set's primer: card blocks with cost or type, mechanics as headings, the title's words. */
export function recogniseSetPrimer(source: SourceText): number {
  let blocks = 0;
  let headings = 0;
  let points = 0;
  let before = '';
  for (const line of source.lines.slice(0, LOOKED_AT)) {
    if (line.text.length > 5000) continue;
    const { type } = parsePrimerLine(line);
    if (before === 'card-name' && (type === 'cost' || type === 'card-type')) blocks++;
    if (type === 'heading') headings++;
    if (type === 'point') points++;
    if (type !== 'blank') before = type;
  }
  const opening = source.lines.slice(0, 5).map((line) => line.text.slice(0, 200));
  const isTitled = opening.some((text) => /ルール(?:入門|プライマー)|\brules primer\b/i.test(text));
  if (isTitled && (blocks > 0 || headings > 0)) return 0.95;
  return blocks >= 2 && headings >= 1 && points >= 1 ? 0.7 : 0;
}
