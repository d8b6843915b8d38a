import type { Span } from './block.ts';

/** One line of a difference: what is on each side, with where it is in the line. */
export interface ComparedRow {
  /** Index of the line among those given. */
  at: number;
  before?: string;
  after?: string;
  /** Index of the line above that says what is compared. */
  heading?: number;
  /** A number in a cell of its own. */
  number?: string;
  /** Goes on with the row before. */
  continues: boolean;
  /** Where its texts are in the line; all else there are marks of the difference. */
  spans: Span[];
  /** What is said of it beside its two sides. */
  remarks?: { text: string }[];
}

/** The rows that a layout finds; a line that is none, and heads none, is a title or a remark. */
export interface ComparedRows {
  rows: ComparedRow[];
  /** Words name the sides (`旧：`, `新：`): other text may be between the rows. */
  isNamed?: true;
}

/** The row of a line whose sides are at two stretches of it. */
export function toComparedRow(
  at: number,
  line: string,
  { before, after }: { before?: Span | undefined; after?: Span | undefined },
): ComparedRow {
  const textOf = ({ from, to }: Span) => line.slice(from, to).trim();
  return {
    at,
    ...(before && { before: textOf(before) }),
    ...(after && { after: textOf(after) }),
    continues: false,
    spans: [before, after].filter((span) => span !== undefined),
  };
}
