import { foldForms } from '../../model/text/fold-forms.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { findSide, SIGNS } from '../words.ts';
import type { Span } from './block.ts';
import { parseLabel } from './label.ts';
import { isHeadingText } from './parse-names.ts';

/** One line of a difference: what is on each side, with where it is in the line. */
export interface ComparedRow {
  /** Index of the line among those given. */
  at: number;
  before?: string;
  after?: string;
  /** Index of the line above that says what is compared. */
  heading?: number;
  /** A number in a cell of its own. */
  number?: string;
  /** Goes on with the row before. */
  continues: boolean;
  /** Where its texts are in the line; all else there are marks of the difference. */
  spans: Span[];
  /** What is said of it beside its two sides. */
  remarks?: { text: string }[];
}

/** The rows that a layout finds; a line that is none, and heads none, is a title or a remark. */
export interface ComparedRows {
  rows: ComparedRow[];
  /** Words name the sides (`旧：`, `新：`): other text may be between the rows. */
  isNamed?: true;
}

/** The row of a line whose number and sides are at stretches of it; one that holds nothing is none. */
export function toComparedRow(
  at: number,
  line: string,
  given: Partial<Record<'number' | 'before' | 'after', Span | undefined>>,
): ComparedRow {
  const row: ComparedRow = { at, continues: false, spans: [] };
  for (const side of ['number', 'before', 'after'] as const) {
    const span = given[side];
    const text = span && line.slice(span.from, span.to).trim();
    if (!span || text === undefined || text === '') continue;
    row[side] = text;
    row.spans.push(span);
  }
  return row;
}

const ARROW = /^(?<lead>.*?)「(?<before>[^「」]+)」\s*(?:→|⇒|[-=]>)\s*「(?<after>[^「」]+)」\s*$/d;

/** `「1灯す。」→「2灯す。」`, what is changed on the line above. */
export function readArrowRows(lines: readonly string[]): ComparedRows {
  const found = lines.map((line) => ARROW.exec(line)?.indices?.groups);
  const rows = found.flatMap((groups, at) => {
    if (!groups) return [];
    const [lead, before, after] = ['lead', 'before', 'after'].map((name) => {
      const [from = 0, to = 0] = groups[name] ?? [];
      return { from, to };
    });
    const row = toComparedRow(at, lines[at] ?? '', { before, after });
    if (lead && lines[at]?.slice(0, lead.to).trim()) row.spans.unshift(lead);
    return [at > 0 && !found[at - 1] ? { ...row, heading: at - 1 } : row];
  });
  return { rows: rows.length >= 2 ? rows : [] };
}

/** Struck-out and inserted text as it is written in a text: tags, tildes, the signs of a difference by words. */
const REMOVED = /<(del|s|strike)\b[^<>]{0,80}>(.*?)<\/\1>|~~(?=\S)(.+?)~~|\[-(.+?)-\]/gi;
const ADDED = /<(ins|u)\b[^<>]{0,80}>(.*?)<\/\1>|\{\+(.+?)\+\}|(?<=~~)\*\*(?=\S)(.+?)\*\*/gi;
const ANY = new RegExp(`${REMOVED.source}|${ADDED.source.replace('\\1', '\\5')}`, 'i');
const TAG = /<\/?(?:del|s|strike|ins|u)\b[^<>]{0,80}>|~~|\[-|-\]|\{\+|\+\}|\*\*/gi;
const LEAD = /^\s*(?:[-+*・•]\s*)?/;

/** Lines in which old and new text are together: `潮位は<del>1</del><ins>0</ins>以上である。` */
export function readTaggedRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (!ANY.test(line)) continue;
    const above = lines[at - 1];
    const isNamed = above !== undefined && !ANY.test(above) && above.trim().length <= THRESHOLDS.name;
    const { length: from } = LEAD.exec(line)?.[0] ?? '';
    const row = toComparedRow(at, line, { before: { from, to: line.length } });
    rows.push({ ...row, after: line.slice(from).trim(), ...(isNamed && { heading: at - 1 }) });
  }
  return { rows };
}

/** A row without the tags in it: what was put in is none of the side before, what was struck out none of the side after. */
export function resolveTags(row: ComparedRow, line: string): ComparedRow {
  if (!ANY.test(line)) return row;
  const { before, after, ...rest } = row;
  const old = before?.replace(ADDED, '').replace(TAG, '').trim();
  const now = after?.replace(REMOVED, '').replace(TAG, '').trim();
  const spans = row.spans.flatMap(({ from, to }) => {
    const kept = [];
    let at = from;
    for (const { 0: tag, index } of line.slice(from, to).matchAll(TAG)) {
      kept.push({ from: at, to: from + index });
      at = from + index + tag.length;
    }
    return [...kept, { from: at, to }];
  });
  return { ...rest, ...(old && { before: old }), ...(now && { after: now }), spans };
}

/** What a program writes between changes: `@@`, `--- old.txt`, or `12,13c12` where lines begin with `<` and `>`. */
const BETWEEN = /^(?:@@|diff |index |---\s|\+\+\+\s)|^---$|^\d+(?:,\d+)?([acd])\d+(?:,\d+)?$/;

/** `-old`, `+new`, ` both`, or `< old`, `> new`; a run of removed lines and the run of added ones after it answer each other. */
export function readSignedRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  const between = lines.map((line) => BETWEEN.exec(line));
  const [minus, plus] = between.some((match) => match?.[1]) ? '<>' : '-+';
  const signed = lines.filter((_, at) => !between[at]);
  const has = (sign = '-') => signed.some((line) => line.startsWith(sign));
  if (!has(minus) || !has(plus)) return { rows };
  const others = signed.filter((line) => !/^[-+?@<>]/.test(line));
  const isHunked =
    lines.some((line) => line.startsWith('@@')) || others.every((line) => line.startsWith('  '));
  let removed: ComparedRow[] = [];
  for (const [at, line] of lines.entries()) {
    const text = { from: line.length - line.slice(1).trimStart().length, to: line.length };
    // `? ` points at the letters that differ in the line above.
    if (between[at] || /^\?\s/.test(line)) {
      rows.push({ at, continues: true, spans: [] });
      if (between[at] && line !== '---') removed = [];
    } else if (line.charAt(0) === minus) {
      const row = toComparedRow(at, line, { before: text });
      removed.push(row);
      rows.push(row);
    } else if (line.charAt(0) === plus) {
      const answered = removed.shift();
      const { after, ...row } = toComparedRow(at, line, { after: text });
      if (answered && after !== undefined) answered.after = after;
      rows.push(answered ? { ...row, continues: true } : { ...row, ...(after !== undefined && { after }) });
    } else {
      removed = [];
      const row = toComparedRow(at, line, { before: text });
      if (isHunked && line.startsWith(' ') && row.before !== undefined)
        rows.push({ ...row, after: row.before });
    }
  }
  return { rows };
}

/** Another label in brackets, a heading's sign: neither side goes on. */
const ENDS = new RegExp(`^\\s*(?:\\[[^[\\]]{1,12}\\]\\s*\\S|[${SIGNS}#])`);
/** A number that names what follows, `2. 裁定の追加`. */
function isNumberedName(folded: string): boolean {
  const label = parseLabel(folded);
  return label !== undefined && label.kind !== 'letter' && isHeadingText(folded.slice(label.textFrom));
}

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
    const isRemark = REMARK.test(folded[at] ?? '');
    const ends = row?.after !== undefined && (isRemark || isNumberedName(folded[at] ?? ''));
    if (isName || isBelowName || (!mark && (ends || ENDS.test(folded[at] ?? '')))) side = undefined;
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
