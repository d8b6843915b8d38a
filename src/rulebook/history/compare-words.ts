import { diffArrays } from 'diff';
import type { Lang } from '../../model/records/lang.ts';
import { splitSymbols } from '../../model/records/symbol.ts';

/** A run of text that both versions have, or that one lost or gained. */
export interface Difference {
  type: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * How one text became another, in words for English and in characters for Japanese. The parts that are not `added`
 * joined give the old text, those not `removed` the new one.
 */
export function compareWords(before: string, after: string, lang: Lang): Difference[] {
  const parts = diffArrays(toUnits(before, lang), toUnits(after, lang));
  const whole = joinAcross(
    parts.map(({ added, removed, value }) => ({
      type: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
    (text) => /^\s$/.test(text),
  );
  return joinAcross(whole, (text, left, right) => text.length < Math.min(left, right));
}

/** Words, spaces, signs and numbers of rules, or characters as a reader sees them; a symbol such as `{W/U}` is one unit. */
function toUnits(text: string, lang: Lang): string[] {
  return splitSymbols(text).flatMap((piece) => {
    if (piece.isSymbol) return [piece.text];
    if (lang === 'en') return piece.text.match(/\d+\.\d+[a-z]*|[\p{L}\p{N}’']+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
    return [...new Intl.Segmenter('ja').segment(piece.text)].map(({ segment }) => segment);
  });
}

/**
 * What both have between two changes reads better as part of them when it is a lone space, or shorter than either: one
 * sentence struck out and one put in, not every other word. `isGap` is given the text and the signs of the two changes.
 */
function joinAcross(
  parts: readonly Difference[],
  isGap: (text: string, left: number, right: number) => boolean,
): Difference[] {
  const joined: Difference[] = [];
  parts.forEach((part, index) => {
    const rest = parts.slice(index + 1, index + 3);
    const end = rest.findIndex(isSame);
    const left = measureChange(joined.slice(joined.findLastIndex(isSame) + 1));
    const right = measureChange(end < 0 ? rest : rest.slice(0, end));
    const pieces: Difference[] =
      isSame(part) && left > 0 && right > 0 && isGap(part.text, left, right)
        ? [
            { type: 'removed', text: part.text },
            { type: 'added', text: part.text },
          ]
        : [part];
    for (const piece of pieces) addPiece(joined, piece);
  });
  return joined;
}

function isSame({ type }: Difference): boolean {
  return type === 'same';
}

/** Signs of the longer side of a change. */
function measureChange(parts: readonly Difference[]): number {
  return Math.max(0, ...parts.map(({ text }) => text.length));
}

/** Adds to the run of changes at the end: what was removed first, then what was added. */
function addPiece(joined: Difference[], piece: Difference): void {
  const start = joined.findLastIndex(isSame) + 1;
  const twin = joined.slice(start).find((each) => each.type === piece.type);
  if (twin && piece.type !== 'same') twin.text += piece.text;
  else if (piece.type === 'removed') joined.splice(start, 0, { ...piece });
  else joined.push({ ...piece });
}

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
