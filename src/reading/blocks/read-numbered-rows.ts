import { foldForms } from '../../model/text/fold-forms.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { spanIn } from './block.ts';
import { type ComparedRow, continueRow, type ReadRows, toComparedRow } from './compared-rows.ts';
import { parseLabel } from './label.ts';

/** `n138720. 前兆カードn139721. 前兆カード`: a mark and the number of the line before each text, nothing between. */
export const readNumberedRows: ReadRows = (lines) => {
  const rows: ComparedRow[] = [];
  let last = { before: 0, after: 0 };
  for (const line of lines) {
    const row = rows.at(-1);
    const [, before, after] = WRAPPED.exec(line.text)?.indices ?? [];
    if (before && after && row) {
      continueRow(row, toComparedRow(line, { before: spanIn(line, before), after: spanIn(line, after) }));
      continue;
    }
    const best = findSplit(line.text, last);
    if (!best || best.score < THRESHOLDS.numberedRow) continue;
    last = best.numbers;
    rows.push(toComparedRow(line, { before: spanIn(line, best.before), after: spanIn(line, best.after) }));
  }
  return { rows, marks: [] };
};

const WRAPPED = /^\s*>(.*)>(.*)$/d;
const START = /^\s*[ntf]?\s?(?=(\d{1,6}))/;
const MARK = /(?<!\{)[ntf]?\s?(\d{1,6})/g;

interface Split {
  score: number;
  numbers: { before: number; after: number };
  before: [number, number];
  after: [number, number];
}

/** Of all ways to cut a line in two numbered texts, the one whose sides are most alike and whose numbers go on. */
function findSplit(line: string, last: Split['numbers']): Split | undefined {
  const start = START.exec(line);
  // Between cells something is.
  const isOther = line.includes('\t') || line.length > THRESHOLDS.printedLine * 2 || OF_RULE.test(line);
  if (!start?.[1] || isOther) return undefined;
  let best: Split | undefined;
  for (const { 0: mark, 1: digits = '', index: middle } of line.matchAll(MARK)) {
    if (middle < Math.max(2, start[0].length + 1)) continue;
    for (let a = 1; a <= start[1].length; a++)
      for (let b = 1; b <= digits.length; b++) {
        const numbers = { before: Number(start[1].slice(0, a)), after: Number(digits.slice(0, b)) };
        const left = start[0].length + a;
        const right = middle + mark.length - digits.length + b;
        if (left >= middle) continue;
        const score = scoreSplit(line.slice(left, middle), line.slice(right), numbers, last);
        if (best && score <= best.score) continue;
        best = { score, numbers, before: [left, middle], after: [right, line.length] };
      }
  }
  return best;
}

function scoreSplit(
  left: string,
  right: string,
  { before, after }: Split['numbers'],
  last: Split['numbers'],
) {
  const goesOn = before > last.before && after > last.after ? (before - last.before <= 40 ? 1 : 0.4) : 0;
  const step = Math.min(1, Math.abs(after - before) / 60);
  return likeness(left, right) * 2 + goesOn + isNumbered(left, right) - step;
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
export function likeness(a: string, b: string): number {
  const [left, right] = [toPairs(a), toPairs(b)];
  return (2 * left.intersection(right).size) / Math.max(1, left.size + right.size);
}

function toPairs(printed: string): Set<string> {
  const text = printed.replace(/\s/g, '');
  return new Set(Array.from(text.slice(1), (_, at) => text.slice(at, at + 2)));
}
