import type { Lang } from '../../model/records/lang.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { ConcordanceAnswer, ConcordanceLine } from './create-concordance.ts';
import { toMatchText } from './match-text.ts';
import type { PairedText } from './side-index.ts';

/** Stands for the lines that have none of the counterparts. */
export const WITHOUT = '-';

/** Which of the lines are shown, and how. */
export interface ShownPart {
  /** Of the page. */
  lang: Lang;
  sort: Sort;
  /** Only lines with this counterpart, or `WITHOUT`. */
  as?: string | undefined;
  from: number;
  count: number;
}

/** What lines are in order of: their place in the rules, the words before or after the phrase, or what it became. */
export type Sort = 'number' | 'before' | 'after' | 'counterpart';

/** Characters of the words beside the phrase that decide. */
const CONTEXT = 60;

/** The lines in an order; equal ones stay in that of the texts. */
export function sortLines(
  { lines, lang }: Pick<ConcordanceAnswer, 'lines' | 'lang'>,
  pairs: readonly PairedText[],
  sort: Sort,
): readonly ConcordanceLine[] {
  if (sort === 'number') return lines;
  if (sort === 'counterpart') {
    const place = ({ counterpart = Number.POSITIVE_INFINITY }: ConcordanceLine) => counterpart;
    return lines.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
  }
  const keyed = lines.map((line) => {
    const text = pairs[line.pair]?.text[lang] ?? '';
    const { start, end } = line.span;
    const beside =
      sort === 'after' ? text.slice(end, end + CONTEXT) : text.slice(Math.max(0, start - CONTEXT), start);
    return { line, key: toSortKey(beside, lang, sort === 'before') };
  });
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ line }) => line);
}

/** Words without signs; those before the phrase from the nearest on: of the → `the of`. */
function toSortKey(beside: string, lang: Lang, isBefore: boolean): string {
  const words = toMatchText(beside).match(lang === 'en' ? /[\p{L}\p{N}{}/']+/gu : /[\p{L}\p{N}ー]/gu) ?? [];
  return (isBefore ? words.reverse() : words).join(' ');
}
