import { parseLabel } from '../../blocks/label.ts';
import { foldForms } from '../../text/fold-forms.ts';

/** One line of a difference: what stands on each side, with where it stands in the line. */
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
  spans: { from: number; to: number }[];
}

export interface ComparedRows {
  rows: ComparedRow[];
  /** Lines that are no part of the difference: a title, remarks. */
  others: number[];
}

/** Reads the lines of a difference, in the layout that most of them have. */
export function readComparedRows(lines: readonly string[]): ComparedRows {
  const layouts = [readPipes, readNumbered, readSigned, readLabelled];
  const all = layouts.map((read) => read(lines)).filter(({ rows }) => rows.length > 0);
  return (
    all.sort((a, b) => a.others.length - b.others.length)[0] ?? { rows: [], others: lines.map((_, at) => at) }
  );
}

/** Rows of cells between pipes: `| n | 138 | old | n | 139 | new |`, `| 旧 | 新 |`. */
function readPipes(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  for (const [at, line] of lines.entries()) {
    const cells = toCells(line);
    const texts = cells.filter(({ text }) => !/^(?:[ntf]|>|[ntf]?\d{1,6})?$/.test(text));
    if (cells.length < 2 || /^[\s|:+-]+$/.test(line)) {
      if (/^[\s|:+-]+$/.test(line) && line.includes('|')) found.rows.push({ at, continues: true, spans: [] });
      else found.others.push(at);
      continue;
    }
    const halves = [cells.slice(0, Math.ceil(cells.length / 2)), cells.slice(Math.ceil(cells.length / 2))];
    const numbered = cells.length === 3 ? cells[0] : undefined;
    const [left, right] = numbered
      ? cells.slice(1).map((cell) => [cell])
      : cells.length <= 3 && texts.length === 2
        ? texts.map((cell) => [cell])
        : toHalves(cells, halves as (typeof cells)[]);
    const [before, after] = [pick(left), pick(right)];
    if (!before && !after) {
      found.rows.push({ at, continues: true, spans: [] });
      continue;
    }
    const isHeader =
      /^(?:旧|新|変更前|変更後|before|after|old|new)$/i.test(before?.text ?? '') && cells.length <= 3;
    if (isHeader) found.rows.push({ at, continues: true, spans: [] });
    else
      found.rows.push({
        at,
        ...(numbered?.text && { number: numbered.text }),
        ...(before && { before: before.text }),
        ...(after && { after: after.text }),
        continues: cells.some(({ text }) => text === '>') && !cells.some(({ text }) => /^\d+$/.test(text)),
        spans: [numbered, before, after].flatMap((cell) =>
          cell?.text ? [{ from: cell.from, to: cell.to }] : [],
        ),
      });
  }
  return found;
}

interface Cell {
  text: string;
  from: number;
  to: number;
}

function toCells(line: string): Cell[] {
  if (!line.includes('|')) return [];
  const cells: Cell[] = [];
  let from = line.startsWith('|') ? 1 : 0;
  while (from <= line.length) {
    const bar = line.indexOf('|', from);
    const to = bar < 0 ? line.length : bar;
    const raw = line.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const text = raw.trim();
    cells.push({ text, from: from + lead, to: from + lead + text.length });
    from = to + 1;
  }
  while (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

/** The cells of each side: the second begins with the second line number or mark. */
function toHalves(cells: readonly Cell[], halves: Cell[][]): Cell[][] {
  const isNumber = ({ text }: Cell) => /^(?:\d{1,6}|>)$/.test(text);
  const numbers = cells.flatMap((cell, index) => (isNumber(cell) ? [index] : []));
  const second = numbers[1];
  if (second === undefined) return halves;
  const from = /^[ntf]$/.test(cells[second - 1]?.text ?? '') ? second - 1 : second;
  return [cells.slice(0, from), cells.slice(from)];
}

function pick(cells: readonly Cell[] | undefined): Cell | undefined {
  return cells?.find(({ text }) => text !== '' && !/^(?:[ntf]|>|\d{1,6})$/.test(text));
}

/** `n138720. 前兆カードn139721. 前兆カード`: a mark and the number of the line before each text, nothing between. */
function readNumbered(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  let last = { before: 0, after: 0 };
  for (const [at, line] of lines.entries()) {
    const wrapped = /^\s*>(.*)>(.*)$/.exec(line);
    const row = wrapped ? toWrapped(at, line, wrapped) : splitNumbered(at, line, last);
    if (!row) found.others.push(at);
    else {
      found.rows.push(row);
      if ('numbers' in row) last = row.numbers as typeof last;
    }
  }
  const told = found.rows.filter(({ continues }) => !continues);
  return told.length > 0 ? found : { rows: [], others: lines.map((_, at) => at) };
}

function toWrapped(at: number, line: string, [, left = '', right = '']: RegExpExecArray): ComparedRow {
  const from = line.indexOf('>') + 1;
  const second = from + left.length + 1;
  return {
    at,
    before: left.trim(),
    after: right.trim(),
    continues: true,
    spans: [
      { from, to: from + left.length },
      { from: second, to: second + right.length },
    ],
  };
}

const MARK = /[ntf]?\s?(\d{1,6})/g;

/** Of all ways to cut a line in two numbered texts, the one whose sides are most alike and whose numbers go on. */
function splitNumbered(at: number, line: string, last: { before: number; after: number }) {
  const start = /^\s*[ntf]?\s?(\d{1,6})/.exec(line);
  if (!start?.[1] || line.length > LONGEST_ROW) return undefined;
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
              at,
              before: left.trim(),
              after: right.trim(),
              continues: false,
              spans: [
                { from: leftFrom, to: middle },
                { from: rightFrom, to: line.length },
              ],
              numbers: { before, after },
            },
          };
      }
  }
  return best && best.score >= LEAST_SCORE ? best.row : undefined;
}

const LEAST_SCORE = 1.4;
/** Rows of a difference hold a line of print twice. */
const LONGEST_ROW = 400;

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

const HUNK = /^(?:@@|diff |index |---\s|\+\+\+\s|\? )|^---$/;

/** `-old`, `+new`, ` both`; a run of removed lines and the run of added ones after it answer each other. */
function readSigned(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  const isHunked = lines.some((line) => line.startsWith('@@'));
  const signed = lines.filter((line) => /^[-+]/.test(line) && !HUNK.test(line));
  const has = (sign: string) => signed.some((line) => line.startsWith(sign));
  if (!has('-') || !has('+')) return { rows: [], others: lines.map((_, at) => at) };
  let removed: ComparedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (HUNK.test(line)) {
      found.rows.push({ at, continues: true, spans: [] });
      removed = [];
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

const OLD = /^\s*[[(]?(?:旧|変更前|修正前|改訂前|Before|Old)[\])]?\s*:?\s*/i;
const NEW = /^\s*[[(]?(?:新|変更後|修正後|改訂後|After|New)[\])]?\s*:?\s*/i;

/** `旧：…` and `新：…` in turn, the text on the line or below it. */
function readLabelled(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  const folded = lines.map(foldForms);
  const marks = folded.map((line) =>
    isMark(OLD, line) ? 'before' : isMark(NEW, line) ? 'after' : undefined,
  );
  if (!marks.includes('before') || !marks.includes('after'))
    return { rows: [], others: lines.map((_, at) => at) };
  let side: 'before' | 'after' | undefined;
  let row: ComparedRow | undefined;
  let heading: number | undefined;
  for (const [at, line] of lines.entries()) {
    const mark = marks[at];
    const from = mark ? ((mark === 'before' ? OLD : NEW).exec(folded[at] ?? '')?.[0].length ?? 0) : 0;
    const text = line.slice(from).trim();
    if (!mark && marks[at + 1] === 'before') {
      side = undefined;
      heading = at;
    }
    side = mark ?? side;
    if (!side) {
      if (heading !== at) found.others.push(at);
      continue;
    }
    const spans = [{ from, to: line.length }];
    if (mark === 'before' || !row) {
      row = { at, continues: false, spans, ...(heading !== undefined && { heading }) };
      heading = undefined;
      found.rows.push(row);
    } else found.rows.push({ at, continues: true, spans });
    if (text !== '') row[side] = [row[side], text].filter(Boolean).join('\n');
  }
  return found;
}

/** The word alone or with a colon or brackets: `新しい` begins no side. */
function isMark(pattern: RegExp, line: string): boolean {
  const [mark = ''] = pattern.exec(line) ?? [];
  return mark !== '' && (/[\]):]\s*$/.test(mark) || mark.trim() === line.trim());
}
