import { isRuleNumber, levelOf } from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { countColumns } from '../../model/text/script.ts';
import { offsetAt, type SourceLine } from './source-text.ts';

/** A stretch of a line's text. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The cells of a row that is written in a line, blanks at their ends left out: between bars where the row begins and ends with
 * one, else between tabs, else between bars. An empty cell is an empty stretch; a line without any sign is one cell.
 */
export function cutCells(text: string): Stretch[] {
  const isRow = isBarred(text);
  const sign = isRow || !text.includes('\t') ? '|' : '\t';
  let at = 0;
  const cells = text.split(sign).map((part) => {
    const from = at + part.length - part.trimStart().length;
    at += part.length + 1;
    return { from, to: from + part.trim().length };
  });
  return isRow ? cells.slice(1, -1) : cells;
}

/** Whether bars are around a row, from the beginning of its line to the end. */
export function isBarred(text: string): boolean {
  const row = text.trim();
  return row.length > 1 && row.startsWith('|') && row.endsWith('|');
}

/** The unit of a text at which a column of the page begins; the text's length where it ends before. */
export function unitAtColumn(text: string, column: number): number {
  let at = 0;
  for (let columns = 0; at < text.length && columns < column; at++) columns += countColumns(text.charAt(at));
  return at;
}

/** Stretches of a line as one line: every unit keeps its place and what is written for it. */
export function keepStretches(line: SourceLine, stretches: readonly Stretch[]): SourceLine {
  const offsets: number[] = [];
  for (const { from, to } of stretches)
    for (let unit = from; unit < to; unit++) offsets.push(offsetAt(line, unit));
  const { printed, ...rest } = line;
  const kept = printed && stretches.flatMap(({ from, to }) => printed.slice(from, to));
  const text = stretches.map(({ from, to }) => line.text.slice(from, to)).join('');
  return { ...rest, text, start: offsets[0] ?? line.start, offsets, ...(kept && { printed: kept }) };
}

/** The line from one unit to another. */
export function sliceLine(line: SourceLine, from: number, to: number): SourceLine {
  return keepStretches(line, [{ from, to }]);
}

/** The lines of a text that is set in as a whole without the room that is before each of them. */
export function outdent(lines: readonly SourceLine[]): SourceLine[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const first = filled[0]?.text ?? '';
  let lead = first.length - first.trimStart().length;
  for (const { text } of filled) {
    let alike = 0;
    while (alike < lead && text.charAt(alike) === first.charAt(alike)) alike++;
    lead = alike;
  }
  if (lead === 0) return [...lines];
  return lines.map((line) => sliceLine(line, Math.min(lead, line.text.length), line.text.length));
}

/** The line cut at some units, in order. */
export function cutLineAt(line: SourceLine, cuts: readonly number[]): SourceLine[] {
  return [0, ...cuts].map((from, index) => sliceLine(line, from, cuts[index] ?? line.text.length));
}

/** Two lines as one, with signs between them that have the place of what parts the second from the text before it. */
export function joinLine(line: SourceLine, more: SourceLine, between = ''): SourceLine {
  const before = Array.from(between, () => offsetAt(more, 0) - 1);
  return {
    ...line,
    text: line.text + between + more.text,
    offsets: [...listOffsets(line), ...before, ...listOffsets(more)],
  };
}

function listOffsets(line: SourceLine): readonly number[] {
  return line.offsets ?? Array.from({ length: line.text.length }, (_, unit) => line.start + unit);
}

/** What of a line is written in more units than it is read in, or in other ones. */
const APART = /[\p{M}\uff61-\uff9d]/u;
/** A letter with the marks after it; half-width katakana and its punctuation, each with its sound mark; any other sign. */
const PIECE = /[^\p{M}]\p{M}+|[\uff61-\uff9d][\uff9e\uff9f]?|./gsu;

/**
 * The line with each letter in one unit, so that patterns find it. A letter and its marks apart become the one that they
 * are canonically equal to; half-width katakana is read as katakana, and `printed` keeps what is written: `ｶﾞ` → `ガ`.
 */
export function composeLetters(line: SourceLine): SourceLine {
  if (!APART.test(line.text)) return line;
  let text = '';
  const printed: string[] = [];
  const offsets: number[] = [];
  for (const { 0: written, index } of line.text.matchAll(PIECE)) {
    const isHalfWidth = written >= '\uff61' && written < '\uff9e';
    const composed = written.normalize(isHalfWidth ? 'NFKC' : 'NFC');
    const last = index + written.length - 1;
    const isWhole = offsetAt(line, last) - offsetAt(line, index) === last - index;
    const letter = isWhole && (composed.length < written.length || isHalfWidth) ? composed : written;
    for (let unit = 0; unit < letter.length; unit++) {
      printed.push(isHalfWidth ? written : letter.charAt(unit));
      offsets.push(offsetAt(line, index + unit));
    }
    text += letter;
  }
  return { ...line, text, offsets, printed };
}

/** Whether a text is nothing but the number of a section or a rule, `702.9b`, `７０２．`; a chapter's counts anything. */
export function isNumberAlone(text: string): boolean {
  const printed = foldWidth(text).trim();
  const number = printed.endsWith('.') ? printed.slice(0, -1) : printed;
  return isRuleNumber(number) && levelOf(number) !== 'chapter';
}
