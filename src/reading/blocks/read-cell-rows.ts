import { foldForms } from '../../model/text/fold-forms.ts';
import { type ComparedRow, continueRow, type ReadRows, toComparedRow } from './compared-rows.ts';
import type { Line, Row } from './list-lines.ts';

/** What is beside a text in a difference: the mark of a change, the number of its line. */
const MARK = /^(?:[ntf>+-]|[ntf]?\d{1,6})$/;
/** The same, and what is between rows: which line comes next, a line of signs. */
const BETWEEN = new RegExp(`${MARK.source}|^(?:\\d{1,6}\\s?行|Line \\d{1,6}|[:+-]*):?$`, 'i');

/** Rows of a table: a number, old and new text under heads that name them, or texts with the marks and the numbers of their lines. */
export const readCellRows: ReadRows = (lines) => {
  const rows: ComparedRow[] = [];
  const marks: Line[] = [];
  for (const line of lines) {
    if (!isRow(line)) {
      if (line.form === 'separator' && line.text.startsWith('|')) marks.push(line);
      continue;
    }
    const last = rows.at(-1);
    const isNamed = namesSides(line);
    const isHead = line.table?.heads.includes(line.from);
    const isBetween = line.cells.every((cell) => BETWEEN.test(foldForms(cell.text)));
    if (isNamed ? isHead : isBetween) marks.push(line);
    else if (isNamed) rows.push(toNamedRow(line));
    else {
      const row = toMarkedRow(line);
      if (row?.continues && last) continueRow(last, row);
      else if (row) rows.push(row);
    }
  }
  return { rows, marks, ...(lines.some(namesSides) && { isNamed: true }) };
};

/** Whether heads of its table say which column is the old text and which the new. */
function namesSides({ cells, table }: Line): boolean {
  const columns = table?.columns.map((column) => column?.is) ?? [];
  return cells !== undefined && columns.includes('before') && columns.includes('after');
}

function isRow(line: Line): line is Row {
  return line.cells !== undefined;
}

/** A row under heads: what is neither side nor a number before them is said of it. */
function toNamedRow(line: Row): ComparedRow {
  const { before = [], after = [] } = Object.groupBy(line.cells, ({ holds }) => holds?.is ?? 'other');
  const others = line.cells.filter((cell) => !before.includes(cell) && !after.includes(cell));
  const first = Math.min(...[...before, ...after].map(({ column }) => column));
  const number = numberOf(line) ?? others.find(({ column }) => column < first);
  return {
    lines: [line],
    number,
    before: before.flatMap(({ lines }) => lines),
    after: after.flatMap(({ lines }) => lines),
    remarks: others.filter((cell) => cell !== number).flatMap(({ lines }) => lines),
  };
}

/** A number that is a cell. */
function numberOf({ label, textFrom }: Row) {
  return label && { from: textFrom, to: label.end };
}

/** A row of one text a side, where bars, signs or the same text twice tell that it is of a difference: a list of terms has columns as well. */
function toMarkedRow(line: Row): (ComparedRow & { continues: boolean }) | undefined {
  const { cells } = line;
  const label = numberOf(line);
  const { true: marked = [], false: texts = [] } = Object.groupBy(
    cells,
    ({ text }) => `${MARK.test(foldForms(text))}`,
  );
  const marks = marked.map(({ text }) => foldForms(text));
  const [number] = label ? [label] : texts.length === 3 && marks.length === 0 ? texts.splice(0, 1) : [];
  const [one, two] = texts;
  const isSame = one && two && foldForms(one.text) === foldForms(two.text);
  if (
    !one ||
    texts.length > 2 ||
    !(line.text.startsWith('|') || isSame || marks.some((mark) => /[+-]/.test(mark)))
  )
    return undefined;
  const isAdded = !two && (marks.includes('+') || one.column > lastColumn(line) / 2);
  const row = toComparedRow(line, { number, ...(isAdded ? { after: one } : { before: one, after: two }) });
  return { ...row, continues: marks.includes('>') && !marks.some((mark) => /\d/.test(mark)) };
}

function lastColumn({ text, cells, table }: Row): number {
  const bars = text.split('|').length - 1;
  return bars > 1 ? bars : Math.max(...cells.map(({ column }) => column), (table?.columns.length ?? 1) - 1);
}
