import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { readMark } from '../../blocks/read-mark.ts';
import type { GlossarySide } from '../../records/glossary-entry.ts';
import { type ReadingContext, takeBlocks } from './paragraphs.ts';

/** `1. …`; the edition of 2003-07-01 has `1) …` under Type, the official Japanese one `1.ドラフト…`. */
const NUMBER = '(\\d{1,2})[.)](?:\\s+(?=\\S)|(?=[^\\s\\d.]))';
export const SENSE = new RegExp(`^${NUMBER}`);
/** A further sense on the line of the one above it: `1. …。2. …。`. */
const INNER_SENSE = new RegExp(`(?<=[。.)」』]\\s*)${NUMBER}`, 'g');
/** A wide blank after the last of several senses on one line separates what belongs to all of them. */
const TAIL = /(?<=[。)」』])\u3000+(?=\S)/g;

/** Reads an entry's lines: paragraphs, numbered senses (from 1, in order), and what follows the last sense. */
export function readDefinition(
  lines: readonly Line[],
  context: ReadingContext,
): Pick<GlossarySide, 'blocks' | 'senses' | 'after'> {
  const last = lines.findLastIndex(({ folded }) => SENSE.test(folded));
  const before: Line[] = [];
  const senses: Line[][] = [];
  const after: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const sense = senses.at(-1);
    if (Number(SENSE.exec(line.folded)?.[1]) === senses.length + 1) {
      const { parts, tail } = splitSenses(line, senses.length + 1);
      for (const { mark, text } of parts) {
        context.running.skip('marker', mark, text.from);
        senses.push([text]);
      }
      if (tail) after.push(tail);
    } else if (!sense) before.push(line);
    else if (after.length === 0 && (index <= last || goesOn(lines[index - 1], line, context)))
      sense.push(line);
    else after.push(line);
  }
  const blocks = takeBlocks(before, context);
  const taken = senses.map((sense) => takeBlocks(sense, context));
  if (after.length === 0) return { blocks, senses: taken };
  return { blocks, senses: taken, after: takeBlocks(after, context) };
}

/** The senses that stand on one line, counted on from `first`, and what follows the last of several. */
function splitSenses(line: Line, first: number): { parts: { mark: number; text: Line }[]; tail?: Line } {
  const { folded, text } = line;
  const counted: RegExpExecArray[] = [];
  for (const match of [SENSE.exec(folded), ...folded.matchAll(INNER_SENSE)])
    if (match && Number(match[1]) === first + counted.length) counted.push(match);
  const last = counted.length > 1 ? counted.at(-1) : undefined;
  const tail = last && [...text.matchAll(TAIL)].findLast(({ index }) => index > last.index);
  const parts = counted.map((match, index) => ({
    mark: line.from + match.index,
    text: cutLine(line, match.index + match[0].length, counted[index + 1]?.index ?? tail?.index),
  }));
  return { parts, ...(tail && { tail: cutLine(line, tail.index + tail[0].length) }) };
}

/** Whether a line still belongs to the sense above: its wrapped line goes on, or it is the sense's example or item. */
function goesOn(above: Line | undefined, line: Line, { isBroken }: ReadingContext): boolean {
  return (
    readMark(line.folded) !== undefined || (above !== undefined && line.gap === 0 && isBroken(above, line))
  );
}
