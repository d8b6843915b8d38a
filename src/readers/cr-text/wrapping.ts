import { WIDE } from '../../text/character-classes.ts';
import { countColumns, isWide } from '../../text/script.ts';
import type { Row } from './rows.ts';

/** No document seen is wrapped beyond this; unwrapped ones have lines of a thousand columns. */
const MAX_WIDTH = 160;

/** Whether a row was broken off at the right margin, so that the row below goes on with its sentence. */
export type IsBroken = (row: Row, next: Row) => boolean;

/**
 * How a document wraps its lines, judged by rows that follow another without a blank line or a mark of their own
 * (`bare`): in a wrapped document nearly all of the rows above them are so full that the next word had no room.
 */
export function findWrapping(rows: readonly Row[], isBare: (row: Row) => boolean): IsBroken {
  const pairs: [Row, Row][] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above && !row.blankBefore && isBare(row)) pairs.push([above, row]);
  }
  const margin = Math.max(0, ...pairs.map(([above]) => widthOf(above)));
  const isBroken: IsBroken = (row, next) => widthOf(row) + widthOfFirstWord(next) > margin;
  const broken = pairs.filter(([above, row]) => isBroken(above, row)).length;
  const wrapped = pairs.length >= 3 && margin <= MAX_WIDTH && broken >= pairs.length * 0.8;
  return wrapped ? isBroken : () => false;
}

function widthOf({ line, to }: Row): number {
  return countColumns(line.text.slice(0, to));
}

const FIRST_WORD = new RegExp(`^[^\\s${WIDE}]+`);

/** The columns that the row's first word needs after the row above, with its space; Japanese may break at any character. */
function widthOfFirstWord({ text }: Row): number {
  if (isWide(text.charAt(0))) return 4;
  return 1 + (FIRST_WORD.exec(text)?.[0].length ?? 0);
}
