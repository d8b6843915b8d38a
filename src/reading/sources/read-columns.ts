import { sliceWhen } from '../../model/slice-when.ts';
import { countColumns, widthOfFirstWord } from '../../model/text/script.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { toSide } from '../words.ts';
import { joinPrinted, listWords, withoutParted } from './join-printed.ts';
import { sliceLine, unitAtColumn } from './placed-line.ts';
import type { SourceLine, SourceSkip } from './source-text.ts';

/** White space between two texts of a line. */
const GAP = /(?<=\S)\s{2,}(?=\S)|^\s{2,}(?=\S)/g;

/**
 * The lines of a printed text whose pages have two columns, as they are read: those of the left one, then those of the right
 * one, each paragraph on a line; hyphens that only the ends of lines have are the skip `markup`. The lines of any other text,
 * and of a table or a comparison, are given back as they are.
 */
export function readColumns(lines: readonly SourceLine[], skips: SourceSkip[]): SourceLine[] {
  const stretches = cutStretches(lines);
  const found = stretches.map((stretch) => findColumn(stretch));
  const known = new Set(found.filter((column) => column !== undefined));
  if (known.size === 0) return [...lines];
  const columns = stretches.map((stretch, at) => {
    const column =
      found[at] ??
      [...known].find((each) => countBeside(stretch, each) >= THRESHOLDS.several && isOpen(stretch, each));
    const sides = column === undefined ? [] : stretch.map((line) => splitAt(line, column));
    return [0, 1].map((side) => sides.flatMap((each) => each[side] ?? []));
  });
  const words = listWords(withoutParted(columns.flat(2).map(({ text }) => text)));
  return stretches.flatMap((stretch, at) => {
    const paragraphs = columns[at]?.flatMap(cutParagraphs) ?? [];
    if (paragraphs.length === 0) return stretch;
    return paragraphs.flatMap((paragraph) => joinPrinted(paragraph, words, skips) ?? []);
  });
}

/** The paragraphs of a column from its first text on. */
function cutParagraphs(column: readonly SourceLine[]): SourceLine[][] {
  const first = column.findIndex(({ text }) => text.trim() !== '');
  const lines = column.slice(Math.max(0, first));
  const widest = lines.reduce((most, { text }) => Math.max(most, countColumns(text)), 0);
  const paragraphs = sliceWhen(lines, (line, _, above) => !goesOn(above, line, widest));
  return paragraphs.map(([first, ...others]) => [
    ...(first ? [first] : []),
    ...others.map((line) =>
      sliceLine(line, line.text.length - line.text.trimStart().length, line.text.length),
    ),
  ]);
}

/** Whether a line goes on with a paragraph: there was no room for its first word, or hardly, inside a sentence. */
function goesOn(paragraph: readonly SourceLine[], { text }: SourceLine, widest: number): boolean {
  const above = paragraph.at(-1)?.text ?? '';
  // What is set to the right is a line apart, as who wrote a letter; what is set out begins anew, but below a first line.
  const setOut = indentOf(above) - indentOf(text);
  const isApart = setOut > (paragraph.length > 1 ? 0 : THRESHOLDS.fewest);
  if (above.trim() === '' || text.trim() === '' || isApart) return false;
  const width = countColumns(above);
  const isBroken = width >= widest * THRESHOLDS.nearlyAll && !endsSentence(above);
  return isBroken || width + widthOfFirstWord(text.trimStart()) > widest;
}

function indentOf(text: string): number {
  return countColumns(text) - countColumns(text.trimStart());
}

/** Lines that several blank ones part from others; each that is of no text, or of a table, is a stretch of its own. */
function cutStretches(lines: readonly SourceLine[]): SourceLine[][] {
  const isApart = ({ frame, cell }: SourceLine) => frame !== undefined || cell !== undefined;
  const isBlank = ({ text }: SourceLine) => text.trim() === '';
  return sliceWhen(lines, (line, _, above) => {
    if (isApart(line) || isBlank(line)) return isApart(line);
    return isApart(above[0] ?? line) || above.slice(-THRESHOLDS.several).every(isBlank);
  });
}

/** The column of the page at which a second column of text begins; undefined where there is none. */
function findColumn(lines: readonly SourceLine[]): number | undefined {
  const arePrinted = lines.every(({ text }) => text.length <= THRESHOLDS.printedLine);
  if (lines.length < THRESHOLDS.columnLines || !arePrinted) return undefined;
  const begun = lines.flatMap(({ text }) =>
    Array.from(text.matchAll(GAP), ({ 0: gap, index }) => countColumns(text.slice(0, index + gap.length))),
  );
  const column = [...new Set(begun)]
    .sort((a, b) => a - b)
    .find((each) => each >= THRESHOLDS.secondColumn && isOpen(lines, each));
  if (column === undefined || countBeside(lines, column) < THRESHOLDS.columnLines) return undefined;
  const sides = lines.map((line) => splitAt(line, column).map(({ text }) => text.trim()));
  const both = sides.filter(([left, right]) => left && right);
  const same = both.filter(([left, right]) => left === right).length;
  const isCompared =
    same * 2 > both.length || both.some(([left = '', right = '']) => toSide(left) && toSide(right));
  const areTexts = [0, 1].every((side) => isText(sides.flatMap((each) => each[side] || [])));
  return areTexts && !isCompared ? column : undefined;
}

/** How many lines have texts on both sides of a column. */
function countBeside(lines: readonly SourceLine[], column: number): number {
  return lines.filter((line) => splitAt(line, column).every(({ text }) => text.trim() !== '')).length;
}

/** Whether no line has anything right before a column. */
function isOpen(lines: readonly SourceLine[], column: number): boolean {
  return lines.every(({ text }) => {
    const at = unitAtColumn(text, column);
    return at >= text.length || text.slice(0, at).trimEnd().length < at - 1;
  });
}

function splitAt(line: SourceLine, column: number): [SourceLine, SourceLine] {
  const at = unitAtColumn(line.text, column);
  const left = line.text.slice(0, at).trimEnd().length;
  return [sliceLine(line, 0, left), sliceLine(line, at, line.text.length)];
}

/** Whether lines are of a running text: most of them long, a good part as long as there is room, and broken inside a sentence. */
function isText(lines: readonly string[]): boolean {
  const widths = lines.map(countColumns).sort((a, b) => a - b);
  const [middle = 0, widest = 0] = [widths[widths.length >> 1], widths.at(-1)];
  const full = widths.filter((width) => width >= widest * THRESHOLDS.nearlyAll).length;
  const ended = lines.filter(endsSentence).length;
  const isLong = middle * 2 >= widest && full * THRESHOLDS.fewest >= lines.length;
  return (
    lines.length >= THRESHOLDS.columnLines &&
    widest >= THRESHOLDS.column &&
    isLong &&
    ended * 2 < lines.length
  );
}
