import type { ComparedRows } from './compared-row.ts';

/** Rows of cells between pipes: `| n | 138 | old | n | 139 | new |`, `| 旧 | 新 |`. */
export function readPipeRows(lines: readonly string[]): ComparedRows {
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
