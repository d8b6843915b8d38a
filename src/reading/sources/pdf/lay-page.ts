import { sliceWhen } from '../../../model/slice-when.ts';
import { LOST } from '../../../model/text/character-classes.ts';
import { isWide } from '../../../model/text/script.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { readLineMark } from './join-paragraphs.ts';
import type { PageBox, PdfPage, PrintedLine, Run, TableCell } from './pdf-page.ts';

/** The lines of a page in the order in which they are read: tables by cells, two columns one after the other. */
export function layPage(page: PdfPage, number: number): PrintedLine[] {
  const upright = page.runs.filter(({ width }) => width > 0);
  const { cells, others } = cutTables([...upright, ...findIcons(page.pictures, upright)], page.rules);
  const inCells = cells.flatMap(({ cell: { table, row, column }, runs }) => {
    // Tables and rows are counted through the document.
    const cell = { table: number * 1000 + table, row: number * 1_000_000 + table * 1000 + row, column };
    return joinPieces(toPieces(runs), number).map((line) => ({ ...line, cell }));
  });
  const pieces = toPieces(others);
  const gutter = findGutter(pieces);
  const lines: PrintedLine[] = [];
  const bySide: Record<'left' | 'right', PrintedLine[]> = { left: [], right: [] };
  const flush = () => {
    for (const side of [bySide.left, bySide.right]) lines.push(...side.splice(0));
  };
  const sideOf = ({ x, width }: PageBox): PrintedLine['side'] =>
    gutter === undefined ? undefined : x + width <= gutter ? 'left' : x >= gutter ? 'right' : undefined;
  const tables = [...Map.groupBy(inCells, ({ cell }) => cell.table).values()].map((table) =>
    table.sort((a, b) => a.cell.row - b.cell.row || a.cell.column - b.cell.column || a.y - b.y),
  );
  const alone = joinPieces(pieces, number, sideOf).map((line): PrintedLine[] => [line]);
  const topOf = (part: readonly PrintedLine[]) => Math.min(...part.map(({ y }) => y));
  // A table is where its first line is, on a side where all of it is.
  for (const part of [...alone, ...tables].sort((a, b) => topOf(a) - topOf(b))) {
    const [side, ...more] = new Set(part.map(sideOf));
    if (side && more.length === 0) bySide[side].push(...part.map((line) => ({ ...line, side })));
    else {
      flush();
      lines.push(...part);
    }
  }
  flush();
  const turned = page.runs.filter(({ width, text }) => width === 0 && text.trim() !== '');
  return [...lines, ...turned.map((run) => ({ ...run, page: number, isTurned: true as const }))];
}

/** Small pictures that stand in a line of text, as signs that have no character. */
function findIcons(pictures: readonly PageBox[], runs: readonly Run[]): Run[] {
  return pictures.flatMap((picture): Run[] => {
    const middle = picture.y + picture.height / 2;
    const beside = runs.find(
      ({ x, y, width, height, text }) =>
        text.trim() !== '' &&
        middle > y - height * 1.2 &&
        middle < y + height * 0.4 &&
        picture.height <= height * 2 &&
        picture.width <= height * 6 &&
        picture.x < x + width + height * 2 &&
        picture.x + picture.width > x - height * 2,
    );
    return beside
      ? [{ ...picture, text: LOST, y: beside.y, height: beside.height, isBold: beside.isBold }]
      : [];
  });
}

/** Runs of one base line, parted where more than a blank is between them. */
function toPieces(runs: readonly Run[]): Run[] {
  const rows: { y: number; height: number; runs: Run[] }[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && run.y - row.y <= 0.35 * Math.max(run.height, row.height)) {
      row.runs.push(run);
      row.height = Math.max(row.height, run.height);
    } else rows.push({ y: run.y, height: run.height, runs: [run] });
  }
  return rows.flatMap((row) => toRowPieces(row.runs.toSorted((a, b) => a.x - b.x)));
}

function toRowPieces(runs: readonly Run[]): Run[] {
  const pieces: (Run & { bold: number })[] = [];
  let isBlank = false;
  for (const run of runs) {
    const text = run.text.trim();
    const last = pieces.at(-1);
    if (text === '') {
      isBlank = true;
      continue;
    }
    const gap = last ? run.x - last.x - last.width : 0;
    const height = Math.min(run.height, last?.height ?? run.height);
    if (last && Math.abs(run.x - last.x) < 1 && last.text === text) continue;
    const bold = run.isBold ? text.length : 0;
    if (!last || gap > 1.6 * height) pieces.push({ ...run, text, bold });
    else {
      const isTight = isWide(last.text.at(-1) ?? '') || isWide(text.charAt(0));
      const blank = isBlank || run.text !== run.text.trimStart() || last.text !== last.text.trimEnd();
      const parts = gap > (isTight ? 0.9 : 0.25) * height || (blank && !(isTight && gap < 0.1 * height));
      last.text = last.text.trimEnd() + (parts ? ' ' : '') + text;
      last.width = Math.max(last.width, run.x + run.width - last.x);
      if (run.height > last.height) last.y = run.y;
      last.height = Math.max(last.height, run.height);
      last.bold += bold;
    }
    const now = pieces.at(-1);
    if (now && run.text !== run.text.trimEnd()) now.text += ' ';
    isBlank = false;
  }
  return pieces.map(({ bold, ...piece }) => {
    const text = piece.text.trim();
    return { ...piece, text, isBold: bold >= text.replaceAll(' ', '').length * 0.9 };
  });
}

/** Pieces on one base line and one side as a line: a blank after a number or a mark, tabs between columns. */
function joinPieces(
  pieces: readonly Run[],
  page: number,
  sideOf: (box: PageBox) => string | undefined = () => undefined,
): PrintedLine[] {
  const rows = sliceWhen(pieces, (piece, at) => {
    const last = pieces[at - 1];
    const isBeside =
      last &&
      Math.abs(last.y - piece.y) <= 0.35 * Math.max(last.height, piece.height) &&
      piece.x >= last.x + last.width &&
      sideOf(last) === sideOf(piece);
    return !isBeside;
  });
  return rows.flatMap((row) => {
    const [first] = row;
    const last = row.at(-1);
    if (!first || !last) return [];
    const [width, height] = [last.x + last.width - first.x, Math.max(...row.map((each) => each.height))];
    const isBold = row.every((each) => each.isBold);
    return [{ ...first, text: joinTexts(row), page, width, height, isBold }];
  });
}

function joinTexts(row: readonly Run[]): string {
  const gaps = row.slice(1).map(({ x }, at) => x - (row[at]?.x ?? 0) - (row[at]?.width ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  // Words of a line that was spread to its margins are as far from each other as columns, but all as far.
  const isSpread =
    gaps.length > 1 && most - least < least * 0.05 && row.every(({ text }) => !text.includes(' '));
  return row
    .map(
      ({ text }, at) =>
        (at === 0 ? '' : isSpread || readLineMark(row[at - 1]?.text ?? '')?.isAlone ? ' ' : '\t') + text,
    )
    .join('');
}

/** Points from the corner of a page to its far end at most, as PDF has it: what lies further away comes of damage. */
const FARTHEST = 14_400;

/** Where two columns of running text part; undefined on a page with one. */
function findGutter(pieces: readonly Run[]): number | undefined {
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  if (Math.max(-left, right) > FARTHEST) return undefined;
  let best: { at: number; crossing: number } | undefined;
  for (let at = left + (right - left) * 0.3; at < left + (right - left) * 0.7; at += 2) {
    const crossing = pieces.filter(({ x, width }) => x < at && x + width > at).length;
    if (!best || crossing < best.crossing) best = { at, crossing };
  }
  if (!best || best.crossing * 3 > pieces.length) return undefined;
  const { at } = best;
  const sides = [
    { lines: pieces.filter(({ x, width }) => x + width <= at), width: at - left },
    { lines: pieces.filter(({ x }) => x >= at), width: right - at },
  ];
  const areTexts = sides.every(({ lines, width }) => {
    const middle = lines.map((line) => line.width).sort((a, b) => a - b)[lines.length >> 1] ?? 0;
    return lines.length >= THRESHOLDS.columnLines && middle >= width * 0.5;
  });
  return areTexts ? at : undefined;
}

interface Grid {
  xs: number[];
  ys: number[];
}

const { near: NEAR } = THRESHOLDS.print;

/** What is inside tables that lines show, cell by cell, and what is outside of them. */
function cutTables(
  runs: readonly Run[],
  rules: readonly PageBox[],
): { cells: { cell: TableCell; runs: Run[] }[]; others: Run[] } {
  const grids = findGrids(rules);
  const cells = new Map<string, { cell: TableCell; runs: Run[] }>();
  const others: Run[] = [];
  for (const run of runs) {
    const cell = findCell(run, grids);
    if (cell) cells.getOrInsert(Object.values(cell).join(), { cell, runs: [] }).runs.push(run);
    else others.push(run);
  }
  return { cells: [...cells.values()], others };
}

function findCell({ x, y, width, height }: Run, grids: readonly Grid[]): TableCell | undefined {
  const [middle, center] = [x + Math.min(width / 2, height), y - height / 3];
  for (const [table, { xs, ys }] of grids.entries()) {
    const column = xs.findLastIndex((each) => each <= middle);
    const row = ys.findLastIndex((each) => each <= center);
    if (column >= 0 && row >= 0 && column < xs.length - 1 && row < ys.length - 1)
      return { table, row, column };
  }
  return undefined;
}

/** Lines that touch each other as grids; what has no two rows and columns frames a text and is no table. */
function findGrids(rules: readonly PageBox[]): Grid[] {
  const groups: PageBox[][] = [];
  for (const rule of rules) {
    const touched = groups.filter((group) => group.some((each) => touches(each, rule)));
    for (const group of touched.slice(1)) {
      touched[0]?.push(...group);
      groups.splice(groups.indexOf(group), 1);
    }
    if (touched[0]) touched[0].push(rule);
    else groups.push([rule]);
  }
  return groups.flatMap((group) => {
    const xs = toEdges(group.filter(({ width }) => width < 1).map(({ x }) => x));
    const ys = toEdges(group.filter(({ height }) => height < 1).map(({ y }) => y));
    return xs.length > 2 && ys.length > 2 ? [{ xs, ys }] : [];
  });
}

function touches(a: PageBox, b: PageBox): boolean {
  return (
    a.x <= b.x + b.width + NEAR &&
    b.x <= a.x + a.width + NEAR &&
    a.y <= b.y + b.height + NEAR &&
    b.y <= a.y + a.height + NEAR
  );
}

/** Different places in order; two edges of one line are one. */
function toEdges(places: readonly number[]): number[] {
  return places
    .toSorted((a, b) => a - b)
    .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) > NEAR * 2);
}
