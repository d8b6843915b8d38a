import { foldForms } from '../../../model/text/fold-forms.ts';

/** A number or letter that counts, `1-2-1.`, `702.9b`, `7.4.1.a.2.`, `(3)`, `a)`, `第3章`; or the sign of an item in a list. */
const MARK =
  /^(?:(?:§\s?|[([])?\d{1,4}(?:[.-](?:\d{1,4}|[a-zA-Z](?![a-zA-Z])))*[a-zA-Z]{0,2}(?:[.:]|[)\]]:?)?|[([]?(?:[a-zA-Z]|[ivxlIVXL]{2,5})[.)\]]|第?\d{1,3}[章節条項]|[■□◆◇●○◎★☆▪▫•‣◦・※*–—-])(?=\s|$)|^(?:Examples?|例)\s?:/u;

/** Whether a line begins as what is counted or listed does. */
export function beginsWithMark(text: string): boolean {
  return MARK.test(foldForms(text));
}

/** Whether a line begins with the sign of an item, which stands nowhere else. */
export function isListed(text: string): boolean {
  return /^[■□◆◇●○◎★☆▪▫•‣◦※]/.test(text);
}

/** The numbers and letters of the mark that a line begins with; undefined without a number. */
export function readCount(text: string): string[] | undefined {
  const [mark = ''] = MARK.exec(foldForms(text)) ?? [];
  return /\d/.test(mark) ? (mark.match(/\d+|[a-zA-Z]+/g) ?? []) : undefined;
}

/** Whether a mark counts on from another: the first below it, or the next on its level or on one above. */
export function countsOn(mark: readonly string[], before: readonly string[]): boolean {
  const at = mark.length - 1;
  const [last = '', same] = [mark[at], before[at]];
  if (mark.slice(0, at).some((part, index) => part !== before[index])) return false;
  if (same === undefined) return before.length === at && /^[1aA]$/.test(last);
  if (/\d/.test(last)) return Number(last) === Number(same) + 1;
  // Books leave out letters that look like numbers.
  const step = last.charCodeAt(0) - same.charCodeAt(0);
  return step === 1 || step === 2;
}

/** Whether a text is such a mark and nothing else. */
export function isMark(text: string): boolean {
  const folded = foldForms(text);
  return MARK.exec(folded)?.[0].length === folded.length;
}
