import { diffArrays } from 'diff';
import type { Lang } from '../records/lang.ts';
import { splitSymbols } from '../records/symbol.ts';

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
  return joinShortRuns(
    parts.map(({ added, removed, value }) => ({
      type: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** Words with the space after them, or characters as a reader sees them; a symbol such as `{W/U}` is one unit. */
function toUnits(text: string, lang: Lang): string[] {
  return splitSymbols(text).flatMap((piece) => {
    if (piece.isSymbol) return [piece.text];
    if (lang === 'en') return piece.text.match(/[\p{L}\p{N}’']+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
    return [...new Intl.Segmenter('ja').segment(piece.text)].map(({ segment }) => segment);
  });
}

/** A lone space that both have between two changes reads better as part of them. */
function joinShortRuns(parts: readonly Difference[]): Difference[] {
  const joined: Difference[] = [];
  parts.forEach((part, index) => {
    const isGap = part.type === 'same' && /^\s$/.test(part.text) && index > 0 && index < parts.length - 1;
    const pieces: Difference[] = isGap
      ? [
          { type: 'removed', text: part.text },
          { type: 'added', text: part.text },
        ]
      : [part];
    for (const piece of pieces) addPiece(joined, piece);
  });
  return joined;
}

/** Adds to the run of changes at the end: what was removed first, then what was added. */
function addPiece(joined: Difference[], piece: Difference): void {
  const start = joined.findLastIndex((each) => each.type === 'same') + 1;
  const twin = joined.slice(start).find((each) => each.type === piece.type);
  if (twin && piece.type !== 'same') twin.text += piece.text;
  else if (piece.type === 'removed') joined.splice(start, 0, { ...piece });
  else joined.push({ ...piece });
}
