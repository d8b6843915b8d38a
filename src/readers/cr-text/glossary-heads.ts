import { endsIn } from '../../text/sentence.ts';
import { isReadHead } from './headwords.ts';
import { hasMark } from './paragraphs.ts';
import type { Row } from './rows.ts';
import type { IsBroken } from './wrapping.ts';

const LONGEST_HEAD = 100;
const SENSE = /^\d{1,2}[.)](?:\s|[^\s\d.])/;
const REFERENCE = /^(?:See|参照)\b/;

/**
 * Indexes of the rows that are heads of entries. Where blank lines part the entries, the first row of each group is one
 * unless it reads as a sentence; elsewhere, a short row without a sentence's end above one that is no such row.
 */
export function findGlossaryHeads(rows: readonly Row[], isBroken: IsBroken): number[] {
  const certain = [...rows.keys()].filter((index) => isReadHead(rows[index]?.text ?? ''));
  const candidates = [...rows.keys()].filter((index) => {
    const [row, below] = [rows[index], rows[index + 1]];
    return row && isHeadForm(row) && !(below && isBroken(row, below));
  });
  const loose = candidates.filter((index) => {
    const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
    if (!row || !below || isHeadForm(below)) return false;
    return row.blankBefore || !above || !isBroken(above, row);
  });
  if (certain.length * 2 > loose.length) return addUnread(certain, loose);
  const groups = rows.filter((row) => row.blankBefore).length;
  const parted = rows.length >= groups * 1.6 && loose.length <= groups * 1.5;
  return parted ? candidates.filter((index) => rows[index]?.blankBefore) : loose;
}

/** Heads that print a reading and, between their entries, those that lack it. */
function addUnread(certain: readonly number[], loose: readonly number[]): number[] {
  const known = new Set(certain);
  const unread = loose.filter((index) => !known.has(index) && !known.has(index - 1) && !known.has(index + 1));
  return [...certain, ...unread].sort((a, b) => a - b);
}

function isHeadForm({ text }: Row): boolean {
  return (
    text.length <= LONGEST_HEAD &&
    !endsIn(text, '.。:;,、') &&
    !SENSE.test(text) &&
    !REFERENCE.test(text) &&
    !hasMark(text)
  );
}
