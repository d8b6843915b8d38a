import type { GlossarySide } from '../../records/glossary-entry.ts';
import { hasMark, takeBlocks } from './paragraphs.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Piece, type Row, toPiece } from './rows.ts';

/** `1. …`; the edition of 2003-07-01 has `1) …` under Type, the official Japanese one `1.ドラフト…`. */
const SENSE = /^(\d{1,2})[.)](?:\s+(?=\S)|(?=[^\s\d.]))/;
/** A further sense on the line of the one above it: `1. …。2. …。`. */
const INNER_SENSE = /(?<=[。.)」』]\s*)(\d{1,2})[.)](?:\s+(?=\S)|(?=[^\s\d.]))/g;
/** A wide blank after the last of several senses on one line separates what belongs to all of them. */
const TAIL = /(?<=[。)」』])\u3000+(?=\S)/g;

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
      const { parts, tail } = splitSenses(row, senses.length + 1);
      for (const { mark, text } of parts) {
        ledger.skip(row.line, 'marker', mark, text.from);
        senses.push([text]);
      }
      if (tail) after.push(tail);
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

/** The senses that stand on one row, counted on from `first`, and what follows the last of several. */
function splitSenses(row: Row, first: number): { parts: { mark: number; text: Piece }[]; tail?: Piece } {
  const marks = [SENSE.exec(row.text), ...row.text.matchAll(INNER_SENSE)].filter((match) => match !== null);
  const counted: RegExpExecArray[] = [];
  for (const match of marks) if (Number(match[1]) === first + counted.length) counted.push(match);
  const last = counted.at(-1);
  const printed = row.line.text.slice(row.from, row.to);
  const tails =
    counted.length > 1 && last ? [...printed.matchAll(TAIL)].filter(({ index }) => index > last.index) : [];
  const tail = tails.at(-1);
  const end = tail ? row.from + tail.index : row.to;
  const parts = counted.map((match, index) => ({
    mark: row.from + match.index,
    text: {
      row,
      from: row.from + match.index + match[0].length,
      to: index + 1 < counted.length ? row.from + (counted[index + 1]?.index ?? 0) : end,
    },
  }));
  return { parts, ...(tail && { tail: { row, from: end + tail[0].length, to: row.to } }) };
}

/** Whether a row still belongs to the sense above: its wrapped line goes on, or it is the sense's example or item. */
function goesOn(above: Row | undefined, row: Row, isBroken: ReadingContext['isBroken']): boolean {
  return hasMark(row.text) || (above !== undefined && !row.blankBefore && isBroken(above, row));
}
