import type { RunningText } from '../sources/running-text.ts';
import type { Span } from './block.ts';
import type { Line } from './list-lines.ts';

export type Side = 'before' | 'after';

/** A change: what is on each side, one stretch a line. */
export interface ComparedRow extends Record<Side, Span[]> {
  /** The lines that it is of; what none of its stretches holds are marks of the difference. */
  lines: Line[];
  /** The line above that says what is compared. */
  heading?: Line;
  /** A number in a cell of its own. */
  number?: Span | undefined;
  /** What is said of it beside its two sides. */
  remarks: Span[];
}

/** What a layout finds; a line that is of no row, heads none and is no mark is a title or a remark. */
export interface ComparedRows {
  rows: ComparedRow[];
  /** Lines that hold nothing of either side: column heads, which line comes next. */
  marks: Line[];
  /** Words name the sides (`旧：`, `新：`): other text may be between the rows. */
  isNamed?: true;
}

/** Reads the lines of a text in one layout of differences; no rows where they are of another. */
export type ReadRows = (lines: readonly Line[], running: RunningText) => ComparedRows;

/** A row of one line with what it holds at stretches of it, blanks at their ends left out. */
export function toComparedRow(
  line: Line,
  given: Partial<Record<Side | 'number', Span | undefined>>,
): ComparedRow {
  const trim = (span: Span | undefined) => {
    const text = span && line.text.slice(span.from - line.from, span.to - line.from);
    if (!span || !text?.trim()) return [];
    const from = span.to - text.trimStart().length;
    return [{ from, to: from + text.trim().length }];
  };
  const [number] = trim(given.number);
  return { lines: [line], number, before: trim(given.before), after: trim(given.after), remarks: [] };
}

/** Adds the lines and sides of a row that goes on with another. */
export function continueRow(row: ComparedRow, { lines, before, after }: ComparedRow): void {
  row.lines.push(...lines);
  row.before.push(...before);
  row.after.push(...after);
}
