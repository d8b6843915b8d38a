import type { SourceLine, SourceText } from '../../sources/source-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { cutParts } from './cut-parts.ts';
import { findNumberStarts, type NumberStart } from './find-number-starts.ts';
import type { LinePiece } from './line-piece.ts';

/** Every non-blank stretch of a source as pieces, in order; together they hold every character that is not blank. */
export function splitPieces(source: SourceText): LinePiece[] {
  const pieces: LinePiece[] = [];
  let gap = 0;
  for (const line of source.lines) {
    if (line.text.trim() === '') {
      gap++;
      continue;
    }
    for (const piece of splitLine(line)) {
      pieces.push(piece.opensLine ? { ...piece, gap } : piece);
    }
    gap = 0;
  }
  return evenGaps(pieces);
}

/**
 * Where blank lines stand between all lines (every line its own `<p>`), they say nothing; only more of them do. Not so
 * where each line holds a whole pair.
 */
function evenGaps(pieces: LinePiece[]): LinePiece[] {
  const glued = pieces.filter(({ opensLine }) => !opensLine).length;
  if (glued * 4 > pieces.length) return pieces;
  const gaps = pieces.slice(1).flatMap(({ gap, opensLine }) => (opensLine ? [gap] : []));
  const least = gaps.reduce((lowest, gap) => Math.min(lowest, gap), gaps[0] ?? 0);
  return pieces.map((piece) => (piece.opensLine ? { ...piece, gap: Math.max(0, piece.gap - least) } : piece));
}

function splitLine(line: SourceLine): LinePiece[] {
  const folded = foldWidth(line.text);
  const starts = findNumberStarts(folded);
  const pieces: LinePiece[] = [];
  const head = folded.slice(0, starts[0]?.from);
  if (head.trim() !== '') pieces.push(...cutPart(line, folded, 0, head.length));
  for (const [index, start] of starts.entries()) {
    const to = starts[index + 1]?.from ?? folded.length;
    pieces.push(...cutPart(line, folded, start.from, to, start));
  }
  return pieces.map((piece, index) => ({ ...piece, opensLine: index === 0 }));
}

function cutPart(
  line: SourceLine,
  folded: string,
  from: number,
  to: number,
  start?: NumberStart,
): LinePiece[] {
  const textFrom = start?.textFrom ?? from;
  const runs = cutParts(folded.slice(textFrom, to), start !== undefined);
  if (runs.length === 0) runs.push({ from: 0, to: to - textFrom, lang: undefined });
  return runs.flatMap((run, index) => {
    const runFrom = index === 0 ? from : textFrom + run.from;
    const bounds = trimBounds(folded, runFrom, textFrom + run.to);
    if (bounds.from === bounds.to) return [];
    const text = folded.slice(bounds.from, bounds.to);
    const base = { line, ...bounds, folded: text, lang: run.lang, gap: 0, opensLine: false };
    return index === 0 && start
      ? [{ ...base, number: start.number, textFrom: Math.min(textFrom, bounds.to) }]
      : [{ ...base, textFrom: bounds.from }];
  });
}

function trimBounds(text: string, from: number, to: number): { from: number; to: number } {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return { from: Math.min(start, to), to: Math.max(start, from + part.trimEnd().length) };
}
