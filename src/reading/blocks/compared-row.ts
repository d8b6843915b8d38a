/** One line of a difference: what stands on each side, with where it stands in the line. */
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
  /** Where its texts stand in the line; all else there are marks of the difference. */
  spans: { from: number; to: number }[];
  /** What is said of it beside its two sides. */
  remarks?: { text: string }[];
}

export interface ComparedRows {
  rows: ComparedRow[];
  /** Lines that are no part of the difference: a title, remarks. */
  others: number[];
  /** Words name the sides (`旧：`, `新：`): other text may stand between the rows. */
  isNamed?: true;
}
