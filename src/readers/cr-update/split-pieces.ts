import { cutLanguages, cutSentences, type LanguageRun } from '../../blocks/cut-languages.ts';
import { EXAMPLE } from '../../blocks/read-mark.ts';
import type { Lang } from '../../records/lang.ts';
import type { RuleNumber } from '../../records/rule-number.ts';
import type { SourceLine } from '../../sources/source-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { isPolite } from '../../text/is-polite.ts';
import { findMarked, findNumberStarts, type NumberStart } from './find-number-starts.ts';

/** A run of one language within one line: the unit that is paired. Offsets of the running text, blanks at its ends left out. */
export interface LinePiece {
  /** Index of its line. */
  line: number;
  from: number;
  to: number;
  /** The text after the number, full-width forms folded: for matching only. */
  text: string;
  /** Of that text; undefined where it has no letters. */
  lang: Lang | undefined;
  /** The number it begins with, when that begins a rule or a heading. */
  number?: RuleNumber;
  /** Where the text after the number begins. */
  textFrom: number;
  /** Blank lines between it and the piece before; 0 for pieces of one line. */
  gap: number;
  /** Whether it begins its line. */
  opensLine: boolean;
}

/** Every stretch of some lines as pieces, in order; together they hold every character but blanks and furniture. */
export function splitPieces(lines: readonly SourceLine[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  let gap = 0;
  let from = 0;
  for (const [index, { text, frame }] of lines.entries()) {
    const folded = foldWidth(text);
    const found = frame ? [] : splitLine(folded);
    for (const [at, piece] of found.entries())
      pieces.push({
        ...piece,
        line: index,
        from: from + piece.from,
        to: from + piece.to,
        textFrom: from + piece.textFrom,
        gap: at === 0 ? gap : 0,
        opensLine: at === 0,
      });
    gap = found.length > 0 ? 0 : gap + 1;
    from += text.length + 1;
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

type PieceOfLine = Pick<LinePiece, 'from' | 'to' | 'text' | 'lang' | 'number' | 'textFrom'>;

function splitLine(folded: string): PieceOfLine[] {
  const { from, to } = findMarked(folded);
  const text = folded.slice(0, to);
  const starts = findNumberStarts(text, from > 0 ? from : undefined);
  return [
    ...cutPart(text, from, starts[0]?.from ?? to),
    ...starts.flatMap((start, index) => cutPart(text, start.from, starts[index + 1]?.from ?? to, start)),
  ];
}

function cutPart(folded: string, from: number, to: number, start?: NumberStart): PieceOfLine[] {
  const textFrom = start?.textFrom ?? from;
  const runs = cutRuns(folded.slice(textFrom, to), start !== undefined);
  if (runs.length === 0) runs.push({ from: 0, to: to - textFrom, lang: undefined });
  return runs.flatMap(({ lang, ...run }, index) => {
    const runFrom = index === 0 ? from : textFrom + run.from;
    const part = folded.slice(runFrom, textFrom + run.to);
    if (part.trim() === '') return [];
    const first = runFrom + part.length - part.trimStart().length;
    const last = runFrom + part.trimEnd().length;
    const begins = index === 0 && start ? Math.min(textFrom, last) : first;
    const text = folded.slice(begins, last);
    return [
      {
        from: first,
        to: last,
        text,
        lang,
        textFrom: begins,
        ...(index === 0 && start && { number: start.number }),
      },
    ];
  });
}

/** A marker in the midst of a line that lost its line ends: `… all of its component colors.Example: {G/W}`. */
const INNER_EXAMPLE = new RegExp(`(?<=[.。!?”」』)]\\s*)${EXAMPLE}`, 'g');

/** Cuts the text after a number where the language changes, an example begins, or rule text passes into polite remarks. */
function cutRuns(text: string, numbered: boolean): LanguageRun[] {
  const starts = [0, ...[...text.matchAll(INNER_EXAMPLE)].map((match) => match.index)];
  return starts.flatMap((from, index) =>
    cutLanguages(text.slice(from, starts[index + 1])).flatMap((run) => {
      const placed = { ...run, from: from + run.from, to: from + run.to };
      return numbered && run.lang === 'ja' ? cutBeforeRemark(text, placed) : [placed];
    }),
  );
}

function cutBeforeRemark(text: string, run: LanguageRun): LanguageRun[] {
  const part = text.slice(run.from, run.to);
  const remark = cutSentences(part).find(({ from, to }) => isPolite(part.slice(from, to)));
  if (!remark || remark.from === 0) return [run];
  const at = run.from + remark.from;
  return [
    { ...run, to: at },
    { ...run, from: at },
  ];
}
