import { hasMark } from './paragraphs.ts';
import type { Row } from './rows.ts';
import type { IsBroken } from './wrapping.ts';

const LONGEST_HEAD = 100;
const SENTENCE_END = /[.。:;,、][)”’"'」』)]*$/;
const SENSE = /^\d{1,2}[.)]\s/;
const REFERENCE = /^(?:See|参照)\b/;

/**
 * Indexes of the rows that are heads of entries. Where blank lines part the entries, the first row of each group is one
 * unless it reads as a sentence; elsewhere, a short row without a sentence's end above one that is no such row.
 */
export function findGlossaryHeads(rows: readonly Row[], isBroken: IsBroken): number[] {
  const groups = rows.filter((row) => row.blankBefore).length;
  const parted = groups > 0 && rows.length / groups >= 1.6;
  return [...rows.keys()].filter((index) => {
    const row = rows[index];
    const below = rows[index + 1];
    if (!row || !isHeadForm(row) || (below && isBroken(row, below))) return false;
    if (parted) return row.blankBefore;
    const above = rows[index - 1];
    if (above && !row.blankBefore && isBroken(above, row)) return false;
    return below !== undefined && !isHeadForm(below);
  });
}

function isHeadForm({ text }: Row): boolean {
  return (
    text.length <= LONGEST_HEAD &&
    !SENTENCE_END.test(text) &&
    !SENSE.test(text) &&
    !REFERENCE.test(text) &&
    !hasMark(text)
  );
}
