import { type ComparedRow, type ComparedRows, toComparedRow } from './compared-row.ts';

const HUNK = /^(?:@@|diff |index |---\s|\+\+\+\s)|^---$/;
/** `12,13c12` of a difference without context, whose lines begin with `<` and `>`. */
const CHANGE = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;
/** `?` points at the letters that differ in the line above. */
const POINTER = /^\?\s/;

/** `-old`, `+new`, ` both`, or `< old`, `> new`; a run of removed lines and the run of added ones after it answer each other. */
export function readSignedRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  const isPlain = lines.some((line) => CHANGE.test(line));
  const [minus, plus] = isPlain ? '<>' : '-+';
  const others = lines.filter((line) => !/^[-+?@<>]/.test(line) && !CHANGE.test(line));
  const isHunked =
    lines.some((line) => line.startsWith('@@')) || others.every((line) => line.startsWith('  '));
  const isMark = (line: string) => HUNK.test(line) || CHANGE.test(line);
  const signed = lines.filter((line) => !isMark(line));
  const has = (sign = '-') => signed.some((line) => line.startsWith(sign));
  if (!has(minus) || !has(plus)) return { rows };
  let removed: ComparedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (isMark(line) || POINTER.test(line)) {
      rows.push({ at, continues: true, spans: [] });
      if (isMark(line) && line !== '---') removed = [];
      continue;
    }
    const sign = line.charAt(0);
    const text = { from: line.length - line.slice(1).trimStart().length, to: line.length };
    if (sign === minus) {
      const row = toComparedRow(at, line, { before: text });
      removed.push(row);
      rows.push(row);
    } else if (sign === plus) {
      const answered = removed.shift();
      const { after, ...row } = toComparedRow(at, line, { after: text });
      if (answered && after !== undefined) answered.after = after;
      rows.push(answered ? { ...row, continues: true } : { ...row, ...(after !== undefined && { after }) });
    } else {
      removed = [];
      const row = toComparedRow(at, line, { before: text });
      if (isHunked && sign === ' ' && row.before !== undefined) rows.push({ ...row, after: row.before });
    }
  }
  return { rows };
}
