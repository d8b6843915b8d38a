import type { Lang } from '../../records/lang.ts';
import type { RuleNumber } from '../../records/rule-number.ts';
import type { SourceLine } from '../../sources/source-text.ts';

/** A run of one language within one line: the unit that is paired. `from` and `to` bound it in the line, blanks at its ends left out. */
export interface LinePiece {
  line: SourceLine;
  from: number;
  to: number;
  /** What stands there, the number included, full-width forms folded: for matching only. */
  folded: string;
  /** Of the text after the number; undefined where that has no letters. */
  lang: Lang | undefined;
  /** The number it begins with, when that begins a rule or a heading. */
  number?: RuleNumber;
  /** Where the text after the number begins in the line. */
  textFrom: number;
  /** Blank lines between it and the piece before; 0 for pieces of one line. */
  gap: number;
  /** Whether it begins its line. */
  opensLine: boolean;
}

/** The folded text of a piece without its number. */
export function textOf(piece: LinePiece): string {
  return piece.folded.slice(piece.textFrom - piece.from);
}
