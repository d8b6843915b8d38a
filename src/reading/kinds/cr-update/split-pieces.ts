import type { Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { cutLanguages, cutSentences, type LanguageRun } from '../../blocks/cut-languages.ts';
import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { EXAMPLE } from '../../blocks/read-mark.ts';
import { cutMarks, findNumberStarts, type NumberStart } from './find-number-starts.ts';

/** A run of one language within one line: the unit that is paired. As a line it is the text behind its number. */
export interface LinePiece extends Line {
  /** Index of its line. */
  row: number;
  /** Where it begins: before its number, where it has one. */
  start: number;
  /** The number it begins with, when that begins a rule or a heading. */
  number?: RuleNumber;
  /** Of its text; undefined where that has no letters. */
  lang: Lang | undefined;
}

/** Every line as pieces, in order; together they hold every character but blanks and furniture. */
export function splitPieces(lines: readonly Line[]): LinePiece[] {
  const pieces = lines.flatMap((line, row) => {
    if (line.isFrame) return [];
    const gap = lines[row - 1]?.isFrame ? Math.max(1, line.gap) : line.gap;
    return splitLine(cutMarks(line)).map((piece, at) => ({ ...piece, row, gap: at === 0 ? gap : 0 }));
  });
  return evenGaps(pieces);
}

/**
 * Where blank lines are between all lines (every line its own `<p>`), they say nothing; only more of them do. Not so
 * where each line holds a whole pair.
 */
function evenGaps(pieces: LinePiece[]): LinePiece[] {
  const opensLine = ({ row }: LinePiece, index: number) => row !== pieces[index - 1]?.row;
  const opening = pieces.filter(opensLine);
  if ((pieces.length - opening.length) * 4 > pieces.length) return pieces;
  const least = opening.slice(1).reduce((lowest, { gap }) => Math.min(lowest, gap), opening[1]?.gap ?? 0);
  return pieces.map((piece) => ({ ...piece, gap: Math.max(0, piece.gap - least) }));
}

type PieceOfLine = Omit<LinePiece, 'row'>;

function splitLine(line: Line): PieceOfLine[] {
  const starts = findNumberStarts(line.folded);
  const cut = (from: number, next: number, start?: NumberStart) =>
    cutPart(cutLine(line, start?.textFrom ?? from, starts[next]?.from), line.from + from, start);
  return [...cut(0, 0), ...starts.flatMap((start, index) => cut(start.from, index + 1, start))];
}

/** The text up to the next number as pieces, the first with the number that begins at `start`. */
function cutPart(text: Line, start: number, numbered: NumberStart | undefined): PieceOfLine[] {
  const [first = { from: 0, to: 0, lang: undefined }, ...more] = cutRuns(text.folded, numbered !== undefined);
  return [first, ...more].flatMap(({ from, to, lang }, index) => {
    const part = cutLine(text, from, to);
    const lead = part.text.length - part.text.trimStart().length;
    const piece = cutLine(part, lead, Math.max(lead, part.text.trimEnd().length));
    const number = index === 0 ? numbered?.number : undefined;
    if (piece.text === '' && !number) return [];
    const begins = number ? start : piece.from;
    return [{ ...piece, lang, start: begins, ...(number && { number }) }];
  });
}

/** A marker in the midst of a line that lost its line ends: `… all of its component colors.Example: {G/W}`. */
const INNER_EXAMPLE = new RegExp(`(?<=[.。!?"」』)]\\s*)${EXAMPLE}`, 'g');

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
