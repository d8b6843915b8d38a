import type { GlossarySide } from '../../records/glossary-entry.ts';
import { hasMark, takeBlocks } from './paragraphs.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Piece, type Row, toPiece } from './rows.ts';

/** `1. …`; the edition of 2003-07-01 has `1) …` under Type. */
const SENSE = /^(\d{1,2})[.)]\s+(?=\S)/;

/** Reads an entry's rows: paragraphs, numbered senses (from 1, in order), and what follows the last sense. */
export function readDefinition(
  rows: readonly Row[],
  context: ReadingContext,
): Pick<GlossarySide, 'blocks' | 'senses' | 'after'> {
  const { ledger, lang, isBroken } = context;
  const last = rows.findLastIndex((row) => SENSE.test(row.text));
  const before: Piece[] = [];
  const senses: Piece[][] = [];
  const after: Piece[] = [];
  for (const [index, row] of rows.entries()) {
    const number = SENSE.exec(row.text);
    const sense = senses.at(-1);
    if (number && Number(number[1]) === senses.length + 1) {
      ledger.skip(row.line, 'marker', row.from, row.from + number[0].length);
      senses.push([toPiece(row, number[0].length)]);
    } else if (!sense) before.push(toPiece(row));
    else if (after.length === 0 && (index <= last || goesOn(rows[index - 1], row, isBroken)))
      sense.push(toPiece(row));
    else after.push(toPiece(row));
  }
  const blocks = takeBlocks(before, ledger, lang, isBroken);
  const taken = senses.map((sense) => takeBlocks(sense, ledger, lang, isBroken));
  if (after.length === 0) return { blocks, senses: taken };
  return { blocks, senses: taken, after: takeBlocks(after, ledger, lang, isBroken) };
}

/** Whether a row still belongs to the sense above: its wrapped line goes on, or it is the sense's example or item. */
function goesOn(above: Row | undefined, row: Row, isBroken: ReadingContext['isBroken']): boolean {
  return hasMark(row.text) || (above !== undefined && !row.blankBefore && isBroken(above, row));
}
