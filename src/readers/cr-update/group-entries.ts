import type { ClassifiedPiece } from './classified-piece.ts';
import { isHeadword } from './is-headword.ts';
import { type LinePiece, textOf } from './line-piece.ts';

const SENSE = /^\d{1,2}\s*\./;

/** The pieces of each glossary entry: cut at blank lines, or, where the glossary has none, where a new text begins. */
export function groupEntries(parts: readonly ClassifiedPiece[]): LinePiece[][] {
  const pieces = parts.filter(({ role }) => role === 'entry').map(({ piece }) => piece);
  const blankSeparated = pieces.slice(1).some(({ gap }) => gap > 0);
  const groups: LinePiece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const open = groups.at(-1);
    const begins = blankSeparated
      ? piece.gap > 0 && !isTranslationOf(open, piece)
      : beginsAnew(open, piece, pieces[index + 1]);
    if (open && !begins) open.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Japanese behind a blank line goes with the English before it that has none yet. */
function isTranslationOf(open: readonly LinePiece[] | undefined, piece: LinePiece): boolean {
  return piece.lang === 'ja' && open !== undefined && open.every(({ lang }) => lang !== 'ja');
}

function beginsAnew(
  open: readonly LinePiece[] | undefined,
  piece: LinePiece,
  next: LinePiece | undefined,
): boolean {
  const last = open?.at(-1);
  if (!open || !last || !piece.opensLine) return open === undefined;
  const text = textOf(piece);
  if (isHeadword(text))
    return piece.lang === 'en' && !(isHeadword(textOf(last)) && last.lang === 'ja') && next !== undefined;
  if (piece.lang !== 'en' || isHeadword(textOf(last))) return false;
  if (SENSE.test(text)) return /^1\s*\./.test(text) && last.lang === 'ja';
  return true;
}
