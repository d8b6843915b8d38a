import { endsSentence } from '../../model/text/sentence.ts';
import type { RunningText } from '../sources/running-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { findSide, isOneOf, SIGNS } from '../words.ts';
import { type Span, spanIn } from './block.ts';
import {
  type ComparedRow,
  type ComparedRows,
  continueRow,
  type ReadRows,
  type Side,
  toComparedRow,
} from './compared-rows.ts';
import type { Line } from './list-lines.ts';
import { isHeadingText } from './parse-names.ts';
import { readBesideRows } from './read-beside-rows.ts';
import { readCellRows } from './read-cell-rows.ts';
import { readNumberedRows } from './read-numbered-rows.ts';

/** Another label in brackets, a heading's sign: neither side goes on. */
const ENDS = new RegExp(`^(?:\\[[^[\\]]{1,12}\\]\\s*\\S|[${SIGNS}#])`);
/** What is said of a change below it: `理由：…`. */
const REMARK = /^[^\s:、。\d]{1,8}:/;

/** `旧：…` and `新：…` in turn, the text on the line or below it; what is new has no more paragraphs than what was old. */
const readLabelledRows: ReadRows = (lines) => {
  const labels = lines.map(({ folded }) => findSide(folded));
  const sides = labels.map((each) => each?.side);
  const rows: ComparedRow[] = [];
  if (!sides.includes('before') || !sides.includes('after')) return { rows, marks: [] };
  const named = new Set(sides.flatMap((side, at) => (side === 'before' ? [findName(lines, sides, at)] : [])));
  let side: Side | undefined;
  let heading: Line | undefined;
  let breaks = 0;
  for (const [at, line] of lines.entries()) {
    const said = sides[at];
    const row = rows.at(-1);
    const names = !said && named.has(at);
    if (names) heading = line;
    if (said === 'before') breaks = 0;
    if (line.gap > 0 && !said && row?.[side ?? 'before'].length) breaks += side === 'after' ? -1 : 1;
    const isOver =
      row !== undefined &&
      row.after.length > 0 &&
      (breaks < 0 || line.form === 'heading' || REMARK.test(line.folded) || isNumberedName(line));
    if (names || (!said && (isOver || ENDS.test(line.folded)))) side = undefined;
    side = said ?? side;
    if (!side) continue;
    const found = toComparedRow(line, {
      [side]: { from: line.from + (labels[at]?.length ?? 0), to: line.to },
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

/**
 * The line that names what is compared: the heading above what is said of it, else the line right above, or the one above
 * that where a sentence between says why.
 */
function findName(lines: readonly Line[], sides: readonly (Side | undefined)[], before: number): number {
  let at = before - 1;
  while (at >= 0 && !sides[at] && !isOneOf(lines[at]?.form, 'heading', 'card-name', 'separator')) at--;
  if (at >= 0 && !sides[at] && lines[at]?.form !== 'separator') return at;
  const [name, why] = [lines[before - 2], lines[before - 1]];
  const isBetween = name && why && !sides[before - 2] && !sides[before - 1];
  return isBetween && isHeadingText(name.folded) && endsSentence(why.folded) ? before - 2 : before - 1;
}

const ARROW = /^(?<lead>.*?)「(?<before>[^「」]+)」\s*(?:→|⇒|[-=]>)\s*「(?<after>[^「」]+)」\s*$/d;

/** `「1灯す。」→「2灯す。」`, what is changed before it or on the line above. */
const readArrowRows: ReadRows = (lines) => {
  const found = lines.map(({ text }) => ARROW.exec(text)?.indices?.groups);
  const rows = lines.flatMap((line, at): ComparedRow[] => {
    const groups = found[at];
    if (!groups) return [];
    const [number, before, after] = ['lead', 'before', 'after'].map((name) => spanIn(line, groups[name]));
    const row = toComparedRow(line, { number, before, after });
    const above = lines[at - 1];
    return [above && !found[at - 1] ? { ...row, heading: above } : row];
  });
  return { rows: rows.length >= 2 ? rows : [], marks: [] };
};

/** What a program writes between changes: `@@`, `--- old.txt`, `12,13c12`; `? ` is below the letters that differ. */
const BETWEEN = /^(?:@@|diff |index |---\s|\+\+\+\s|\?\s)|^---$|^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;

/** `-old`, `+new`, ` both`, or `< old`, `> new`; a run of removed lines and the run of added ones after it answer each other. */
const readSignedRows: ReadRows = (lines) => {
  const isMark = ({ text }: Line) => BETWEEN.test(text);
  const marks = lines.filter(isMark);
  const [minus, plus] = marks.some(({ text }) => /^\d/.test(text)) ? '<>' : '-+';
  const signed = lines.filter((line) => !isMark(line));
  const has = (sign = '-') => signed.some((line) => signOf(line) === sign);
  if (!has(minus) || !has(plus)) return { rows: [], marks: [] };
  const others = signed.filter((line) => !'-+<>'.includes(signOf(line)));
  const isHunked =
    lines.some(({ text }) => text.startsWith('@@')) || others.every(({ indent }) => indent >= 2);
  const rows: ComparedRow[] = [];
  let removed: ComparedRow[] = [];
  for (const line of lines) {
    const sign = signOf(line);
    const text = { from: line.from + (line.indent > 0 ? 0 : 1), to: line.to };
    if (isMark(line)) {
      if (!/^(?:---$|\?)/.test(line.text)) removed = [];
    } else if (sign === minus) {
      const row = toComparedRow(line, { before: text });
      removed.push(row);
      rows.push(row);
    } else if (sign === plus) {
      const row = toComparedRow(line, { after: text });
      const answered = removed.shift();
      if (answered) {
        answered.after = row.after;
        answered.lines.push(line);
      } else rows.push(row);
    } else {
      removed = [];
      if (isHunked && line.indent > 0) rows.push(toComparedRow(line, { before: text, after: text }));
    }
  }
  return { rows, marks };
};

/** The sign at the margin. */
function signOf({ text, indent }: Line): string {
  return indent > 0 ? ' ' : text.charAt(0);
}

/** Struck-out and inserted text as it is written in a text: tags, tildes, the signs of a difference by words. */
const REMOVED = /<(?:del|s|strike)\b[^<>]{0,80}>(.*?)<\/(?:del|s|strike)>|~~(?=\S)(.+?)~~|\[-(.+?)-\]/dgi;
const ADDED = /<(?:ins|u)\b[^<>]{0,80}>(.*?)<\/(?:ins|u)>|\{\+(.+?)\+\}|(?<=~~)\*\*(?=\S)(.+?)\*\*/dgi;

/** Text of one side alone, with the signs around it. */
interface ChangedText extends Span {
  of: Side;
  text: Span;
}

/** What of a line markup, or signs in the text, show as struck out or put in. */
function listChanges(line: Line, running: RunningText): ChangedText[] {
  const marked = running.listRuns(line.from, line.to).flatMap(({ type, from, to }): ChangedText[] => {
    return type === 'plain'
      ? []
      : [{ of: type === 'del' ? 'before' : 'after', from, to, text: { from, to } }];
  });
  const written = [REMOVED, ADDED].flatMap((pattern, at) =>
    [...line.text.matchAll(pattern)].flatMap(({ 0: printed, index, indices }): ChangedText[] => {
      const text = spanIn(line, indices?.slice(1).find(Boolean));
      const whole = spanIn(line, [index, index + printed.length]);
      return [{ of: at === 0 ? 'before' : 'after', ...whole, text }];
    }),
  );
  return [...marked, ...written].sort((a, b) => a.from - b.from);
}

/** Lines in which old and new text are together: `潮位は<del>1</del><ins>0</ins>以上である。` */
const readChangedLines: ReadRows = (lines, running) => {
  const isChanged = lines.map((line) => listChanges(line, running).length > 0);
  const rows = lines.flatMap((line, at): ComparedRow[] => {
    if (!isChanged[at]) return [];
    const above = lines[at - 1];
    const isNamed = above && !isChanged[at - 1] && above.text.length <= THRESHOLDS.name;
    const text = { from: line.form === 'item' ? line.textFrom : line.from, to: line.to };
    return [{ ...toComparedRow(line, { before: text, after: text }), ...(isNamed && { heading: above }) }];
  });
  return { rows, marks: [] };
};

/** A row whose sides hold what is of them alone, and nothing of the other. */
function cutChanges(row: ComparedRow, running: RunningText): ComparedRow {
  const changes = row.lines.flatMap((line) => listChanges(line, running));
  if (changes.length === 0) return row;
  const cut = (side: Side) => row[side].flatMap((span) => cutSide(span, side, changes));
  return { ...row, before: cut('before'), after: cut('after') };
}

function cutSide({ from, to }: Span, side: Side, changes: readonly ChangedText[]): Span[] {
  const kept: Span[] = [];
  let at = from;
  for (const { of, text, ...whole } of changes) {
    if (whole.from < at || whole.to > to) continue;
    kept.push({ from: at, to: whole.from }, ...(of === side ? [text] : []));
    at = whole.to;
  }
  return [...kept, { from: at, to }].filter((span) => span.to > span.from);
}

const LAYOUTS: readonly ReadRows[] = [
  readBesideRows,
  readCellRows,
  readNumberedRows,
  readSignedRows,
  readLabelledRows,
  readArrowRows,
  readChangedLines,
];

/** Reads the lines of a difference, in the layout that most of them have; `others` are the lines that are no part of it. */
export function readComparedRows(
  lines: readonly Line[],
  running: RunningText,
): ComparedRows & { others: Line[] } {
  const [best = { rows: [], marks: [], others: [...lines] }] = LAYOUTS.map((read) => {
    const found = read(lines, running);
    const rows = found.rows.flatMap((row) => [...row.lines, ...(row.heading ? [row.heading] : [])]);
    const own = new Set([...rows, ...found.marks]);
    return { ...found, others: lines.filter((line) => !own.has(line)) };
  })
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => a.others.length - b.others.length);
  return { ...best, rows: best.rows.map((row) => cutChanges(row, running)) };
}
