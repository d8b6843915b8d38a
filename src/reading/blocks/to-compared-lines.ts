import type { SourceLine, SourceMark, SourceText } from '../sources/source-text.ts';

/** A unit of a line with where it is written. */
interface Unit {
  text: string;
  offset: number;
}

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
    while ((marks[passed]?.end ?? Number.POSITIVE_INFINITY) <= (line.offsets?.[0] ?? 0)) passed++;
    const tagged = tagLine(line, marks, passed);
    const last = cell && open?.row === cell.row ? lines[open.at] : undefined;
    if (line.text === '' && (cell || open)) continue;
    if (last && open && cell) {
      const steps = cell.column - open.column;
      lines[open.at] = append(last, tagged, steps > 0 ? '\t'.repeat(steps) : ' ');
      open.column = cell.column;
    } else {
      const lead = '\t'.repeat(cell?.column ?? 0);
      lines.push(lead ? append({ ...tagged, text: '', offsets: [] }, tagged, lead) : tagged);
      open = cell && { at: lines.length - 1, row: cell.row, column: cell.column };
    }
  }
  return lines;
}

function toUnits(line: SourceLine): Unit[] {
  return line.text.split('').map((text, at) => ({ text, offset: line.offsets?.[at] ?? line.start + at }));
}

function append(line: SourceLine, more: SourceLine, between: string): SourceLine {
  const at = toUnits(more)[0]?.offset ?? line.start;
  const units = [
    ...toUnits(line),
    ...between.split('').map((text) => ({ text, offset: at - 1 })),
    ...toUnits(more),
  ];
  return fromUnits(line, units);
}

function fromUnits(line: SourceLine, units: readonly Unit[]): SourceLine {
  const { printed: _, ...rest } = line;
  return {
    ...rest,
    text: units.map(({ text }) => text).join(''),
    offsets: units.map(({ offset }) => offset),
  };
}

/** The line with the tags of its marks written out, each unit of a tag where the mark is. */
function tagLine(line: SourceLine, marks: readonly SourceMark[], from: number): SourceLine {
  const [first = 0, last = 0] = [line.offsets?.[0], line.offsets?.at(-1)];
  const units = toUnits(line);
  let isTagged = false;
  for (let at = from; (marks[at]?.start ?? Number.POSITIVE_INFINITY) <= last; at++) {
    const { type, start, end } = marks[at] as SourceMark;
    const begin = units.findIndex(({ offset }) => offset >= start);
    const close = units.findLastIndex(({ offset }) => offset < end);
    if (end <= first || begin < 0 || close < begin) continue;
    const toTag = (tag: string, offset: number) => tag.split('').map((text) => ({ text, offset }));
    units.splice(close + 1, 0, ...toTag(`</${type}>`, end - 1));
    units.splice(begin, 0, ...toTag(`<${type}>`, start));
    isTagged = true;
  }
  return isTagged ? fromUnits(line, units) : line;
}
