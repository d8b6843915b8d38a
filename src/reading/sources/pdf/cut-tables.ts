import { THRESHOLDS } from '../../thresholds.ts';
import type { SourceLine } from '../source-text.ts';
import type { PageBox, Run } from './pdf-page.ts';

/** Which cell of which table, counted from 0: of a page as it is cut, of the document as its lines have it. */
export type TableCell = Omit<NonNullable<SourceLine['cell']>, 'head'>;

interface Grid {
  xs: number[];
  ys: number[];
}

const { near: NEAR } = THRESHOLDS.print;

/** What is inside tables that lines show, cell by cell, and what is outside of them. */
export function cutTables(
  runs: readonly Run[],
  rules: readonly PageBox[],
): { cells: { cell: TableCell; runs: Run[] }[]; others: Run[] } {
  const grids = findGrids(rules);
  const cells = new Map<string, { cell: TableCell; runs: Run[] }>();
  const others: Run[] = [];
  for (const run of runs) {
    const cell = findCell(run, grids);
    if (!cell) {
      others.push(run);
      continue;
    }
    const key = Object.values(cell).join();
    const found = cells.get(key) ?? { cell, runs: [] };
    found.runs.push(run);
    cells.set(key, found);
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
