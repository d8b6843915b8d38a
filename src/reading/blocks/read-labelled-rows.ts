import { foldForms } from '../../model/text/fold-forms.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { findSide } from '../words.ts';
import type { ComparedRow, ComparedRows } from './compared-row.ts';
import { isHeadingText } from './is-heading-text.ts';

/** Another label in brackets, a heading's sign: neither side goes on. */
const ENDS = /^\s*(?:\[[^[\]]{1,12}\]\s*\S|[■□◆◇◎●○★☆▼▽▲△§#])/;

/** What is said of a change below it: `理由：…`. */
const REMARK = /^\s*[^\s:、。\d]{1,8}:/;

/** `旧：…` and `新：…` in turn, the text on the line or below it. */
export function readLabelledRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  const folded = lines.map(foldForms);
  const named = folded.map(findSide);
  const marks = named.map((each) => each?.side);
  if (!marks.includes('before') || !marks.includes('after')) return { rows };
  let side: 'before' | 'after' | undefined;
  let row: ComparedRow | undefined;
  let heading: number | undefined;
  for (const [at, line] of lines.entries()) {
    const mark = marks[at];
    const from = named[at]?.length ?? 0;
    const text = line.slice(from).trim();
    const isBelowName = isNameAbove(folded, marks, at - 1);
    const isName = !mark && (isNameAbove(folded, marks, at) || (marks[at + 1] === 'before' && !isBelowName));
    if (isName) heading = at;
    const isRemark = row?.after !== undefined && REMARK.test(folded[at] ?? '');
    if (isName || isBelowName || (!mark && (isRemark || ENDS.test(folded[at] ?? '')))) side = undefined;
    side = mark ?? side;
    if (!side) continue;
    const spans = [{ from, to: line.length }];
    if (mark === 'before' || !row) {
      row = { at, continues: false, spans, ...(heading !== undefined && { heading }) };
      heading = undefined;
      rows.push(row);
    } else rows.push({ at, continues: true, spans });
    if (text !== '') row[side] = [row[side], text].filter(Boolean).join('\n');
  }
  return { rows, isNamed: true };
}

/** Whether a line names what is compared two lines below, under a sentence that says why. */
function isNameAbove(folded: readonly string[], marks: readonly (string | undefined)[], at: number): boolean {
  const isBetween = marks[at + 2] === 'before' && !marks[at + 1] && !marks[at];
  return isBetween && isHeadingText(folded[at] ?? '') && endsSentence(folded[at + 1] ?? '');
}
