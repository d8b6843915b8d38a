import type { Span } from './block.ts';
import { type ComparedRow, type ReadRows, toComparedRow } from './compared-rows.ts';
import type { Line } from './list-lines.ts';

/** What a program writes between changes: `@@`, `--- old.txt`, `12,13c12`; `? ` is below the letters that differ. */
const BETWEEN = /^(?:@@|diff |index |---\s|\+\+\+\s|\?\s)|^---$|^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;

/** `-old`, `+new`, ` both`, or `< old`, `> new`; a run of removed lines and the run of added ones after it answer each other. */
export const readSignedRows: ReadRows = (lines) => {
  const marks = lines.filter(({ text }) => BETWEEN.test(text));
  const [minus, plus] = marks.some(({ text }) => /^\d/.test(text)) ? '<>' : '-+';
  const signed = lines.filter((line) => !marks.includes(line));
  const has = (sign = '-') => signed.some((line) => signOf(line) === sign);
  if (!has(minus) || !has(plus)) return { rows: [], marks: [] };
  const others = signed.filter((line) => !'-+<>'.includes(signOf(line)));
  const isHunked =
    lines.some(({ text }) => text.startsWith('@@')) || others.every(({ indent }) => indent >= 2);
  const rows: ComparedRow[] = [];
  let removed: ComparedRow[] = [];
  for (const line of lines) {
    const sign = signOf(line);
    const text: Span = { from: line.from + (line.indent > 0 ? 0 : 1), to: line.to };
    const isMark = marks.includes(line);
    if (isMark) {
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
