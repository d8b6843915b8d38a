import type { ComparedRow, ComparedRows } from './compared-row.ts';

const HUNK = /^(?:@@|diff |index |---\s|\+\+\+\s)|^---$/;
/** `12,13c12` of a difference without context, whose lines begin with `<` and `>`. */
const CHANGE = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;
/** `?` points at the letters that differ in the line above. */
const POINTER = /^\?\s/;

/** `-old`, `+new`, ` both`, or `< old`, `> new`; a run of removed lines and the run of added ones after it answer each other. */
export function readSignedRows(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  const isPlain = lines.some((line) => CHANGE.test(line));
  const [minus, plus] = isPlain ? '<>' : '-+';
  const others = lines.filter((line) => !/^[-+?@<>]/.test(line) && !CHANGE.test(line));
  const isHunked =
    lines.some((line) => line.startsWith('@@')) || others.every((line) => line.startsWith('  '));
  const isMark = (line: string) => HUNK.test(line) || CHANGE.test(line);
  const signed = lines.filter((line) => !isMark(line));
  const has = (sign = '-') => signed.some((line) => line.startsWith(sign));
  if (!has(minus) || !has(plus)) return { rows: [], others: lines.map((_, at) => at) };
  let removed: ComparedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (isMark(line) || POINTER.test(line)) {
      found.rows.push({ at, continues: true, spans: [] });
      if (isMark(line) && line !== '---') removed = [];
      continue;
    }
    const sign = line.charAt(0);
    const from = line.length - line.slice(1).trimStart().length;
    const text = line.slice(from).trimEnd();
    const spans = [{ from, to: line.length }];
    if (sign === minus) {
      const row: ComparedRow = { at, before: text, continues: false, spans };
      removed.push(row);
      found.rows.push(row);
    } else if (sign === plus) {
      const answered = removed.shift();
      if (answered) {
        answered.after = text;
        found.rows.push({ at, continues: true, spans });
      } else found.rows.push({ at, after: text, continues: false, spans });
    } else {
      removed = [];
      if (isHunked && sign === ' ')
        found.rows.push({ at, before: text, after: text, continues: false, spans });
      else found.others.push(at);
    }
  }
  return found;
}
