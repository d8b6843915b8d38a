import {
  type LeadingNumber,
  levelOf,
  parseLeadingNumber,
  type RuleLevel,
} from '../../records/rule-number.ts';
import type { SourceLine, SourceText } from '../../sources/source-text.ts';
import { foldWidth } from '../../text/fold-width.ts';

/** A line of the page without the blanks at its ends. */
export interface ViewerRow {
  line: SourceLine;
  from: number;
  to: number;
  /** Full-width forms folded: for matching only. */
  folded: string;
  /** The number it begins with, when it can be one of a chapter, section or rule. */
  leading?: LeadingNumber;
  level?: RuleLevel;
}

/** The lines of a page that are not blank, in order. */
export function readViewerRows(source: SourceText): ViewerRow[] {
  return source.lines.flatMap((line) => {
    const text = foldWidth(line.text);
    const folded = text.trim();
    if (folded === '') return [];
    const from = text.length - text.trimStart().length;
    const row: ViewerRow = { line, from, to: from + folded.length, folded };
    const leading = parseLeadingNumber(folded);
    return leading && isSetOff(leading) ? [{ ...row, leading, level: levelOf(leading.number) }] : [row];
  });
}

/** `901.`, `901.12`, `9. カジュアル` are numbers; `6面体のサイコロ` and `10枚` begin with a count. */
function isSetOff({ number, dot, space }: LeadingNumber): boolean {
  const level = levelOf(number);
  return level === 'chapter' || level === 'section' ? dot : dot || space;
}
