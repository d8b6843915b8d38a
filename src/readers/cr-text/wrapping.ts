import type { Line } from '../../blocks/list-lines.ts';
import { WIDE } from '../../text/character-classes.ts';
import { isWide } from '../../text/script.ts';

/** No document seen is wrapped beyond this; unwrapped ones have lines of a thousand columns. */
const MAX_WIDTH = 160;

/** Whether a line was broken off at the right margin, so that the line below goes on with its sentence. */
export type IsBroken = (line: Line, next: Line) => boolean;

/**
 * How a document wraps its lines, judged by lines that follow another without a blank line or a mark of their own
 * (`bare`): in a wrapped document nearly all of the lines above them are so full that the next word had no room.
 */
export function findWrapping(lines: readonly Line[], isBare: (line: Line) => boolean): IsBroken {
  const pairs: [Line, Line][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above && line.gap === 0 && isBare(line)) pairs.push([above, line]);
  }
  const margin = pairs.reduce((widest, [above]) => Math.max(widest, widthOf(above)), 0);
  const isBroken: IsBroken = (line, next) => widthOf(line) + widthOfFirstWord(next) > margin;
  const broken = pairs.filter(([above, line]) => isBroken(above, line)).length;
  const wrapped = pairs.length >= 3 && margin <= MAX_WIDTH && broken >= pairs.length * 0.8;
  return wrapped ? isBroken : () => false;
}

function widthOf({ indent, columns }: Line): number {
  return indent + columns;
}

const FIRST_WORD = new RegExp(`^[^\\s${WIDE}]+`);

/** The columns that the line's first word needs after the line above, with its space; Japanese may break at any character. */
function widthOfFirstWord({ text }: Line): number {
  if (isWide(text.charAt(0))) return 4;
  return 1 + (FIRST_WORD.exec(text)?.[0].length ?? 0);
}
