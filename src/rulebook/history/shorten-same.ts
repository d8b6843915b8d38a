import type { Difference } from './compare-words.ts';

/** Signs kept of a run that both versions have, on the side of a change. */
const KEPT = 90;

/** The same differences with long runs that both versions have cut to what is beside a change: `… beside …`. */
export function shortenSame(parts: readonly Difference[]): Difference[] {
  return parts.map((part, index) => {
    if (part.type !== 'same') return part;
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const kept = (isFirst ? 0 : KEPT) + (isLast ? 0 : KEPT);
    if (part.text.length <= kept + KEPT / 2) return part;
    const start = isFirst ? '' : part.text.slice(0, endOf(part.text, KEPT));
    const end = isLast ? '' : part.text.slice(startOf(part.text, part.text.length - KEPT));
    return { type: 'same', text: `${start}…${end}` };
  });
}

/** The end of the word at an index; in text without spaces the index, never inside a pair of surrogates. */
function endOf(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  if (space !== -1 && space < index + 20) return space;
  return isInsidePair(text, index) ? index + 1 : index;
}

function startOf(text: string, index: number): number {
  const space = text.lastIndexOf(' ', index);
  if (space > index - 20 && space !== -1) return space;
  return isInsidePair(text, index) ? index - 1 : index;
}

function isInsidePair(text: string, index: number): boolean {
  return /[\uD800-\uDBFF]/.test(text[index - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[index] ?? '');
}
