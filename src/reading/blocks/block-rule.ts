import type { RunningText } from '../sources/running-text.ts';
import type { Block, BlockForm } from './block.ts';
import type { Line } from './list-lines.ts';

/** The lines of a text with what all of them tell together. */
export interface Lines {
  running: RunningText;
  all: readonly Line[];
  /** Columns to which the text is wrapped by hand; 0 where it is not. */
  wrapWidth: number;
  /** Columns of its longer lines: a line much shorter was not broken for want of room. */
  fullWidth: number;
}

/** The blocks that begin at a line, and the first line after them. */
export interface RuleResult {
  blocks: Block[];
  next: number;
}

/** The blocks that begin at a line; undefined where it is not of the rule's form. Tried in order, the single line last. */
export type BlockRule = (
  line: Line,
  lines: Lines,
  at: number,
  before: Block | undefined,
) => RuleResult | undefined;

/** The block of a line: label and marks set apart from its text. */
export function toBlock(line: Line, form: BlockForm, name?: string): Block {
  const { label } = line;
  const textFrom = label ? label.textFrom : line.textFrom;
  const block: Block = {
    form,
    from: line.from,
    to: line.to,
    style: line.style,
    marks: [],
    paragraphs: textFrom < line.textTo ? [[{ from: textFrom, to: line.textTo }]] : [],
    lang: undefined,
    gap: line.gap,
    indent: line.indent,
  };
  if (name) block.name = name;
  if (line.isListed) block.isListed = true;
  if (line.day) {
    block.isDated = true;
    block.paragraphs.unshift([line.day]);
  }
  if (label) {
    const { text, kind, depth, end } = label;
    const from = line.form === 'entry' ? line.from : line.textFrom;
    block.label = { text, kind, depth, from, to: end };
  }
  return block;
}
