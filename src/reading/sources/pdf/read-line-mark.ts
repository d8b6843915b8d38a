import { foldForms } from '../../../model/text/fold-forms.ts';

/** A number or letter that counts, `1-2-1.`, `702.9b`, `7.4.1.a.2.`, `(3)`, `a)`, `第3章`; or the sign of an item in a list. */
const MARK =
  /^(?:(?:§\s?|[([])?\d{1,4}(?:[.-](?:\d{1,4}|[a-zA-Z](?![a-zA-Z])))*[a-zA-Z]{0,2}(?:[.:]|[)\]]:?)?|[([]?(?:[a-zA-Z]|[ivxlIVXL]{2,5})[.)\]]|第?\d{1,3}[章節条項]|(?<sign>[■□◆◇●○◎★☆▪▫•‣◦※])|[・*–—-])(?=\s|$)|^(?:Examples?|例)\s?:/u;
const PARTS = /\d+|[a-zA-Z]+/g;

/** What a line begins with that is counted or listed. */
export interface LineMark {
  /** Its numbers and letters, where it has a number. */
  count?: string[];
  /** It is the sign of an item, which is nowhere else. */
  isSign: boolean;
  /** Nothing is behind it. */
  isAlone: boolean;
}

/** The mark at the beginning of a line; undefined where it begins with none. */
export function readLineMark(text: string): LineMark | undefined {
  const folded = foldForms(text);
  const match = MARK.exec(folded);
  if (!match) return undefined;
  const parts = match[0].match(PARTS) ?? [];
  return {
    ...(parts.some((part) => Number(part) >= 0) && { count: parts }),
    isSign: match.groups?.['sign'] !== undefined,
    isAlone: match[0].length === folded.length,
  };
}

/** Whether a mark counts on from another: the first below it, or the next on its level or on one above. */
export function countsOn(mark: readonly string[], before: readonly string[]): boolean {
  const at = mark.length - 1;
  const [last = '', same] = [mark[at], before[at]];
  if (mark.slice(0, at).some((part, index) => part !== before[index])) return false;
  if (same === undefined) return before.length === at && ['1', 'a', 'A'].includes(last);
  if (Number(last) >= 0) return Number(last) === Number(same) + 1;
  // Books leave out letters that look like numbers.
  const step = last.charCodeAt(0) - same.charCodeAt(0);
  return step === 1 || step === 2;
}
