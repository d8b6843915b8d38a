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
  const start = joined.findLastIndex((each) => each.type === 'same') + 1;
  const twin = joined.slice(start).find((each) => each.type === piece.type);
  if (twin && piece.type !== 'same') twin.text += piece.text;
  else if (piece.type === 'removed') joined.splice(start, 0, { ...piece });
  else joined.push({ ...piece });
}
