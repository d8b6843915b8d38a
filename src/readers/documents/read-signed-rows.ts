import type { ComparedRow, ComparedRows } from './compared-row.ts';

const HUNK = /^(?:@@|diff |index |---\s|\+\+\+\s)|^---$/;
/** `?` points at the letters that differ in the line above. */
const POINTER = /^\?\s/;

/** `-old`, `+new`, ` both`; a run of removed lines and the run of added ones after it answer each other. */
export function readSignedRows(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  const others = lines.filter((line) => !/^[-+?@]/.test(line));
  const isHunked =
    lines.some((line) => line.startsWith('@@')) || others.every((line) => line.startsWith('  '));
  const signed = lines.filter((line) => /^[-+]/.test(line) && !HUNK.test(line));
  const has = (sign: string) => signed.some((line) => line.startsWith(sign));
  if (!has('-') || !has('+')) return { rows: [], others: lines.map((_, at) => at) };
  let removed: ComparedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (HUNK.test(line) || POINTER.test(line)) {
      found.rows.push({ at, continues: true, spans: [] });
      if (HUNK.test(line)) removed = [];
      continue;
    }
    const sign = line.charAt(0);
    const from = line.length - line.slice(1).trimStart().length;
    const text = line.slice(from).trimEnd();
    const spans = [{ from, to: line.length }];
    if (sign === '-') {
      const row: ComparedRow = { at, before: text, continues: false, spans };
      removed.push(row);
      found.rows.push(row);
    } else if (sign === '+') {
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
