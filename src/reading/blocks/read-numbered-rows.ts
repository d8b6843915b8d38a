import { foldForms } from '../../model/text/fold-forms.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { type ComparedRow, type ComparedRows, toComparedRow } from './compared-rows.ts';
import { parseLabel } from './label.ts';

/** `n138720. 前兆カードn139721. 前兆カード`: a mark and the number of the line before each text, nothing between. */
export function readNumberedRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  let last = { before: 0, after: 0 };
  for (const [at, line] of lines.entries()) {
    const wrapped = /^\s*>(.*)>(.*)$/.exec(line);
    const numbered = wrapped ? undefined : splitNumbered(at, line, last);
    if (numbered) last = numbered.numbers;
    const row = wrapped ? toWrapped(at, line, wrapped) : numbered;
    if (row) rows.push(row);
  }
  return { rows: rows.some(({ continues }) => !continues) ? rows : [] };
}

function toWrapped(at: number, line: string, [, left = '', right = '']: RegExpExecArray): ComparedRow {
  const from = line.indexOf('>') + 1;
  const second = from + left.length + 1;
  const before = { from, to: from + left.length };
  const after = { from: second, to: second + right.length };
  return { ...toComparedRow(at, line, { before, after }), continues: true };
}

const MARK = /[ntf]?\s?(\d{1,6})/g;

/** Of all ways to cut a line in two numbered texts, the one whose sides are most alike and whose numbers go on. */
function splitNumbered(at: number, line: string, last: { before: number; after: number }) {
  const start = /^\s*[ntf]?\s?(\d{1,6})/.exec(line);
  if (!start?.[1] || line.length > THRESHOLDS.printedLine * 2 || OF_RULE.test(line)) return undefined;
  let best: { score: number; row: ComparedRow & { numbers: { before: number; after: number } } } | undefined;
  for (const match of line.slice(start[0].length - start[1].length + 1).matchAll(MARK)) {
    const middle = match.index + start[0].length - start[1].length + 1;
    if (middle < 2) continue;
    for (let a = 1; a <= start[1].length; a++)
      for (let b = 1; b <= (match[1]?.length ?? 0); b++) {
        const before = Number(start[1].slice(0, a));
        const after = Number(match[1]?.slice(0, b));
        const leftFrom = start[0].length - start[1].length + a;
        const rightFrom = middle + match[0].length - (match[1]?.length ?? 0) + b;
        if (leftFrom >= middle) continue;
        const [left, right] = [line.slice(leftFrom, middle), line.slice(rightFrom)];
        const goesOn =
          before > last.before && after > last.after ? (before - last.before <= 40 ? 1 : 0.4) : 0;
        const step = Math.min(1, Math.abs(after - before) / 60);
        const score = likeness(left, right) * 2 + goesOn + isNumbered(left, right) - step;
        if (!best || score > best.score)
          best = {
            score,
            row: {
              ...toComparedRow(at, line, {
                before: { from: leftFrom, to: middle },
                after: { from: rightFrom, to: line.length },
              }),
              numbers: { before, after },
            },
          };
      }
  }
  return best && best.score >= THRESHOLDS.numberedRow ? best.row : undefined;
}

/** A rule's own number, which no number of a line is before. */
const OF_RULE = /^\s*\d{3}\.\d/;

/** Both sides begin with a number, of our rules above all. */
function isNumbered(left: string, right: string): number {
  const labels = [parseLabel(foldForms(left)), parseLabel(foldForms(right))];
  if (labels.every((label) => label?.kind === 'rule')) return 0.6;
  return labels.every((label) => label && label.kind !== 'letter') ? 0.3 : 0;
}

/** The share of pairs of characters that two texts have in common. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const [left, right] = [pairs(a.replace(/\s/g, '')), pairs(b.replace(/\s/g, ''))];
  if (left.length + right.length === 0) return 0;
  const rest = [...right];
  let common = 0;
  for (const pair of left) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    common++;
  }
  return (2 * common) / (left.length + right.length);
}
