import { endsSentence } from '../../model/text/sentence.ts';
import { findSide, SIGNS } from '../words.ts';
import { type ComparedRow, continueRow, type ReadRows, type Side, toComparedRow } from './compared-rows.ts';
import type { Line } from './list-lines.ts';
import { isHeadingText } from './parse-names.ts';

/** Another label in brackets, a heading's sign: neither side goes on. */
const ENDS = new RegExp(`^(?:\\[[^[\\]]{1,12}\\]\\s*\\S|[${SIGNS}#])`);
/** What is said of a change below it: `理由：…`. */
const REMARK = /^[^\s:、。\d]{1,8}:/;

/** `旧：…` and `新：…` in turn, the text on the line or below it; what is new has no more paragraphs than what was old. */
export const readLabelledRows: ReadRows = (lines) => {
  const named = lines.map(({ folded }) => findSide(folded));
  const sides = named.map((each) => each?.side);
  const rows: ComparedRow[] = [];
  if (!sides.includes('before') || !sides.includes('after')) return { rows, marks: [] };
  const isName = lines.map((_, at) => isNameAbove(lines, sides, at));
  let side: Side | undefined;
  let heading: Line | undefined;
  let breaks = 0;
  for (const [at, line] of lines.entries()) {
    const said = sides[at];
    const row = rows.at(-1);
    const isBelowName = isName[at - 1] ?? false;
    const names = !said && (isName[at] || (sides[at + 1] === 'before' && !isBelowName));
    if (names) heading = line;
    if (said === 'before') breaks = 0;
    if (line.gap > 0 && !said && row?.[side ?? 'before'].length) breaks += side === 'after' ? -1 : 1;
    const isOver =
      row !== undefined &&
      row.after.length > 0 &&
      (breaks < 0 || line.form === 'heading' || REMARK.test(line.folded) || isNumberedName(line));
    if (names || isBelowName || (!said && (isOver || ENDS.test(line.folded)))) side = undefined;
    side = said ?? side;
    if (!side) continue;
    const found = toComparedRow(line, {
      [side]: { from: line.from + (named[at]?.length ?? 0), to: line.to },
    });
    if (said !== 'before' && row) continueRow(row, found);
    else {
      rows.push({ ...found, ...(heading && { heading }) });
      heading = undefined;
    }
  }
  return { rows, marks: [], isNamed: true };
};

/** A number that names what follows, `2. 裁定の追加`. */
function isNumberedName({ label, folded, from }: Line): boolean {
  return label !== undefined && label.kind !== 'letter' && isHeadingText(folded.slice(label.textFrom - from));
}

/** Whether a line names what is compared two lines below, under a sentence that says why. */
function isNameAbove(lines: readonly Line[], sides: readonly (Side | undefined)[], at: number): boolean {
  const isBetween = sides[at + 2] === 'before' && !sides[at + 1] && !sides[at];
  return isBetween && isHeadingText(lines[at]?.folded ?? '') && endsSentence(lines[at + 1]?.folded ?? '');
}

const ARROW = /^(?<lead>.*?)「(?<before>[^「」]+)」\s*(?:→|⇒|[-=]>)\s*「(?<after>[^「」]+)」\s*$/d;

/** `「1灯す。」→「2灯す。」`, what is changed before it or on the line above. */
export const readArrowRows: ReadRows = (lines) => {
  const found = lines.map(({ text }) => ARROW.exec(text)?.indices?.groups);
  const rows = lines.flatMap((line, at): ComparedRow[] => {
    const groups = found[at];
    if (!groups) return [];
    const spanOf = (name: string) => {
      const [from = 0, to = 0] = groups[name] ?? [];
      return { from: line.from + from, to: line.from + to };
    };
    const row = toComparedRow(line, {
      number: spanOf('lead'),
      before: spanOf('before'),
      after: spanOf('after'),
    });
    const above = lines[at - 1];
    return [above && !found[at - 1] ? { ...row, heading: above } : row];
  });
  return { rows: rows.length >= 2 ? rows : [], marks: [] };
};
