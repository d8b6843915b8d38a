import type { Lang } from '../../model/records/lang.ts';

/** What of a text changed: the words of one language or both; its capitals; or nothing but punctuation and spaces. */
export type RewordedWhat = Lang | 'both' | 'capitals' | 'signs';

/** Undefined where no text differs; one that is new or gone counts as words. */
export function toRewordedWhat(
  texts: readonly { lang: Lang; before?: string; after?: string }[],
): RewordedWhat | undefined {
  const [first, second] = texts;
  if (!first) return undefined;
  const isSame = (fold: (text: string) => string) =>
    texts.every(({ before = '', after = '' }) => fold(before) === fold(after));
  if (isSame(toLetters)) return 'signs';
  if (isSame((text) => toLetters(text).toLowerCase())) return 'capitals';
  return second ? 'both' : first.lang;
}

/** Whether the words stayed as they were. */
export function isSlight(what: RewordedWhat | undefined): what is 'capitals' | 'signs' {
  return what === 'capitals' || what === 'signs';
}

/** Letters, digits and what reckons with them: `+1/+1` and `−1/−1` differ by more than signs. */
function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<![\p{L}\p{N}])[-–](?=[\dX])/gu, '−')
    .replace(/(?![+−×=<>])[\p{P}\p{S}\s]/gu, '');
}
