import { memoize } from '../../model/memoize.ts';
import type { LeadingNumber } from '../../model/records/rule-number.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { countColumns } from '../../model/text/script.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import type { RunningText } from '../sources/running-text.ts';
import type { SourceLine } from '../sources/source-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf, SIGNS } from '../words.ts';
import type { Block, BlockForm, CardLines, Cell, Column, Span } from './block.ts';
import { shiftLabel } from './label.ts';
import { isHeadingText } from './parse-names.ts';
import { type LineForm, readHeading, readLine } from './read-line.ts';

/** What the rows of a table have in common. */
export interface Table {
  /** Where the rows begin that name the columns: none, one, or two where a name of the first is of several columns. */
  heads: readonly number[];
  columns: readonly (Column | undefined)[];
}

/**
 * A line that is not blank, with what its form, its format and its place among the others tell; its text begins and ends where
 * marks, label and what is said of it are left out. Offsets are of the running text.
 */
export interface Line extends Span, LineForm, Pick<SourceLine, 'frame' | 'cell' | 'sign' | 'wraps'> {
  /** As printed, blanks at its ends left out. */
  text: string;
  /** The same with full-width and look-alike forms folded: what patterns are tried on. */
  folded: string;
  /** The number of the book that words of its level stand around: `Article 4`, `第2節`. */
  leading?: LeadingNumber;
  /** Who said it and when, as far as that is before its text: of a line of a list by day, or of a chat. */
  said?: readonly Span[];
  /** Blank lines before it. */
  gap: number;
  /** Columns of white space before it; for an item of an HTML list its depth. */
  indent: number;
  columns: number;
  /** The cells of a row, and the table that it is of. */
  cells?: readonly Cell[];
  table?: Table;
  /** The first line of an item of a list, where the format has lists. */
  isListed?: true;
  /** The format says that it is a paragraph: no name by its neighbours. */
  isParagraph?: true;
  /** A part of a line: what is after a number or a mark. */
  isCut?: true;
}

/** A line that is a row of a table. */
export type Row = Line & { cells: readonly Cell[] };

/** A part of a line, from one index of its text to another; what is told of the line's place stays. */
export function cutLine(line: Line, at: number, end = line.text.length): Line {
  const [text, folded] = [line.text.slice(at, end), line.folded.slice(at, end)];
  return { ...line, from: line.from + at, to: line.from + end, text, folded, ...(at > 0 && { isCut: true }) };
}

/** Whether a line is a number with nothing beside it: what it counts is below. */
export function isBareEntry({ form, label, textTo }: Line): boolean {
  return form === 'entry' && label !== undefined && label.textFrom >= textTo;
}

/** The lines of a text that are not blank, in order; read once for all that ask. */
export const listLines: (sources: readonly SourceLine[]) => readonly Line[] = memoize(readLines);

function readLines(sources: readonly SourceLine[]): Line[] {
  const lines: Line[] = [];
  let gap = 0;
  let next = 0;
  let isNewPage = false;
  let isDefined = false;
  const hasHeadings = sources.some(({ heading }) => heading !== undefined);
  for (const source of sources) {
    const start = next;
    next += source.text.length + 1;
    const text = source.text.trim();
    if (text === '') {
      if (!source.cell) gap++;
      continue;
    }
    const lead = source.text.length - source.text.trimStart().length;
    const from = start + lead;
    const folded = foldForms(text);
    const read = withoutRange(readForm(folded, source), text);
    const { form, style, label } = read;
    if (source.frame === 'page') isNewPage = true;
    const goesOn = isNewPage && !source.frame && form === 'text' && goesOnBelow(lines);
    if (goesOn) gap = 0;
    if (source.frame !== 'page') isNewPage = false;
    // What the markup calls a term and is no name, as who wrote a post, is a line apart from the text below it.
    const isTerm = source.term === true && style !== 'term';
    if (isTerm !== isDefined && gap === 0) gap = 1;
    isDefined = isTerm;
    lines.push({
      from,
      to: from + text.length,
      text,
      folded,
      ...read,
      ...(label && { label: shiftLabel(label, from) }),
      textFrom: from + read.textFrom,
      textTo: from + read.textTo,
      gap,
      indent:
        source.item ??
        countColumns(source.text.slice(0, lead)) + (style.startsWith('*') ? style.length - 1 : 0),
      columns: countColumns(text),
      ...(source.frame && { frame: source.frame }),
      ...(source.item !== undefined && { isListed: true as const }),
      ...(source.cell && { cell: source.cell }),
      ...(source.sign && { sign: source.sign }),
      ...((source.wraps || goesOn) && { wraps: true as const }),
      ...(hasHeadings && source.heading === undefined && { isParagraph: true as const }),
    });
    gap = 0;
  }
  return lines;
}

/** Whether the last line above a new page stops inside its paragraph: it, or the line that it ends, is long. */
function goesOnBelow(lines: readonly Line[]): boolean {
  const at = lines.findLastIndex(({ frame }) => !frame);
  const [before, last] = [lines[at - 1], lines[at]];
  if (!last || endsSentence(last.text)) return false;
  return last.columns >= THRESHOLDS.wrap || (last.gap === 0 && (before?.columns ?? 0) >= THRESHOLDS.wrap);
}

/** What a line is: by its format where that has words for it, else by its signs. */
function readForm(folded: string, { item, heading, term, code, quoted, role }: SourceLine): LineForm {
  if (code) return { form: 'text', style: 'code', textFrom: 0, textTo: folded.length };
  const named = heading === undefined || role ? undefined : readHeading(folded, heading);
  if (named && (named.label || !isText(folded))) return named;
  const read = readLine(folded);
  if (named && read.form === 'text' && (folded.includes('?') || folded.includes('か。')))
    return { ...read, form: 'question', style: 'question' };
  if (role) return read.form === role ? read : { ...read, form: role, style: role };
  if (term && (read.form === 'text' || read.form === 'entry') && isHeadingText(folded.slice(read.textFrom)))
    return { ...read, form: 'heading', style: 'term' };
  // What a line is by what it says alone is an item in a list.
  const isSign = read.form === 'heading' && SIGNS.includes(read.style);
  if (
    item !== undefined &&
    (isSign || isOneOf(read.form, 'text', 'card-type', 'cost', 'size', 'row', 'page'))
  )
    return { form: 'item', style: '•', textFrom: 0, textTo: folded.length };
  return quoted && read.form === 'text' ? { ...read, form: 'quotation', style: '>' } : read;
}

/** The same, but a range, `1–2 Hits`, numbers nothing: parts of a number have a hyphen between them. */
function withoutRange(read: LineForm, text: string): LineForm {
  const { label, ...rest } = read;
  if (label?.kind !== 'parts' || !text.slice(0, label.end).includes('–')) return read;
  return read.form === 'entry' ? { ...rest, form: 'text', style: 'text', textFrom: 0 } : rest;
}

/** Whether a heading of the format holds what no name does, several sentences: sites of questions set so what was asked. */
function isText(folded: string): boolean {
  const inside = folded.slice(0, -THRESHOLDS.several);
  return folded.length > THRESHOLDS.title && ['。', '?', '! ', '. '].some((end) => inside.includes(end));
}

/** The lines of a text with what all of them tell together. */
export interface Lines {
  running: RunningText;
  all: readonly Line[];
  /** Columns to which the text is wrapped by hand; 0 where it is not. */
  wrapWidth: number;
  /** Columns of its longer lines: a line much shorter was not broken for want of room. */
  fullWidth: number;
}

/**
 * The blocks that begin at a line; undefined where it is not of the rule's form. Tried in order, the single line last.
 * Lines that the last block reaches over are read with it.
 */
export type BlockRule = (
  line: Line,
  lines: Lines,
  at: number,
  before: Block | undefined,
) => Block[] | undefined;

/** The block of a line: label and marks set apart from its text. */
export function toBlock(line: Line, form: BlockForm, name?: string): Block {
  const { label } = line;
  const textFrom = label ? label.textFrom : line.textFrom;
  const block: Block = {
    form,
    from: line.from,
    to: line.to,
    style: line.style,
    paragraphs: textFrom < line.textTo ? [[{ from: textFrom, to: line.textTo }]] : [],
    lang: undefined,
    gap: line.gap,
    indent: line.indent,
  };
  if (name) block.name = name;
  if (line.isListed) block.isListed = true;
  if (line.said) block.said = line.said.map((span) => [span]);
  if (label) {
    const { text, kind, depth, end } = label;
    const from = line.form === 'entry' ? line.from : line.textFrom;
    block.label = { text, kind, depth, from, to: end };
  }
  return block;
}

/** The block of a card that begins at a line. */
export function toCardBlock(line: Line, card: CardLines): Block {
  return { ...toBlock({ ...line, style: 'card' }, 'card'), paragraphs: [], card };
}

/** A line that is what it is whatever it begins with. */
export function asWhole({ label: _, ...line }: Line): Line {
  return { ...line, textFrom: line.from, textTo: line.to };
}
