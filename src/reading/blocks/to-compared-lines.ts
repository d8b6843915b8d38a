import { type Insert, insertText, insertTexts, joinLine, offsetAt } from '../sources/placed-line.ts';
import type { SourceLine, SourceMark, SourceText } from '../sources/source-text.ts';

/**
 * The lines of a source as a difference shows them: the frame of the page left out, the cells of a table's row on one line with
 * tabs between, struck-out and inserted text between `<del>` and `<ins>` as a text without markup has it.
 */
export function toComparedLines(source: SourceText): SourceLine[] {
  const lines: SourceLine[] = [];
  const marks = (source.marks ?? []).toSorted((a, b) => a.start - b.start);
  let passed = 0;
  let open: { at: number; row: number; column: number } | undefined;
  for (const line of source.lines) {
    if (line.frame) continue;
    const { cell } = line;
    while ((marks[passed]?.end ?? Number.POSITIVE_INFINITY) <= offsetAt(line, 0)) passed++;
    const tagged = tagLine(line, marks, passed);
    const last = cell && open?.row === cell.row ? lines[open.at] : undefined;
    if (line.text === '' && (cell || open)) continue;
    if (last && open && cell) {
      const steps = cell.column - open.column;
      lines[open.at] = joinLine(last, tagged, steps > 0 ? '\t'.repeat(steps) : ' ');
      open.column = cell.column;
    } else {
      const lead = '\t'.repeat(cell?.column ?? 0);
      lines.push(insertText(tagged, 0, lead, offsetAt(tagged, 0) - 1));
      open = cell && { at: lines.length - 1, row: cell.row, column: cell.column };
    }
  }
  return lines;
}

/** The line with the tags of its marks written out, each unit of a tag where the mark is. */
function tagLine(line: SourceLine, marks: readonly SourceMark[], from: number): SourceLine {
  const { length } = line.text;
  const last = offsetAt(line, length - 1);
  const inserts: Insert[] = [];
  let begin = 0;
  for (let at = from; (marks[at]?.start ?? Number.POSITIVE_INFINITY) <= last; at++) {
    const { type, start, end } = marks[at] as SourceMark;
    while (begin < length && offsetAt(line, begin) < start) begin++;
    let close = begin;
    while (close < length && offsetAt(line, close) < end) close++;
    if (close === begin) continue;
    inserts.push({ unit: begin, text: `<${type}>`, offset: start });
    inserts.push({ unit: close, text: `</${type}>`, offset: end - 1 });
  }
  return inserts.length === 0
    ? line
    : insertTexts(
        line,
        inserts.sort((a, b) => a.unit - b.unit),
      );
}
