import type { SourceLine } from './source-text.ts';

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

/** Offset in the source of a unit of a line. */
export function offsetAt(line: SourceLine, unit: number): number {
  return line.offsets?.[unit] ?? line.start + unit;
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
