import { THRESHOLDS } from '../../thresholds.ts';
import type { SourceLine } from '../source-text.ts';

/** The same lines, but those of tables that only lay out a page, and the titles of others, are of no table. */
export function settleTables(lines: readonly SourceLine[]): SourceLine[] {
  const tables = Map.groupBy(lines, ({ cell }) => cell?.table);
  const layouts = new Set([...tables].flatMap(([table, own]) => (isLayout(own) ? [table] : [])));
  const posts = new Set([...tables].flatMap(([table, own]) => (holdsPosts(own) ? [table] : [])));
  return groupBy(lines, ({ cell }) => cell?.table).flatMap((group) => {
    if (!group[0]?.cell) return group;
    if (layouts.has(group[0].cell.table))
      return groupBy(group, ({ cell }) => cell && cell.row * THRESHOLDS.most.parts + cell.column).flatMap(
        (box) => settleBox(box, posts.has(group[0]?.cell?.table)),
      );
    const rows = groupBy(group, ({ cell }) => cell?.row);
    // Rows of one cell above those of several are titles.
    const first = rows.findIndex(isWide);
    const titles = rows.slice(first).every(isWide) ? rows.splice(0, first) : [];
    return [...titles.flat().map(withoutCell), ...rows.flat()];
  });
}

/**
 * A box of a layout: its lines, which are the frame of the page where they are links to elsewhere. The first line of one
 * that says who wrote a post heads that.
 */
function settleBox([first, ...others]: readonly SourceLine[], isOfPosts: boolean): SourceLine[] {
  const isWriter = isOfPosts && first?.cell?.column === 0 && !first.cell.head && first.heading === undefined;
  const lines = first ? [{ ...first, ...(isWriter && { heading: 7 }) }, ...others] : [];
  const shown = lines.filter(({ text }) => text !== '');
  const links = shown.filter(({ link }) => link).length;
  const isFrame = links >= THRESHOLDS.fewest && links >= shown.length * THRESHOLDS.nearlyAll;
  return lines.map((line) => ({ ...withoutCell(line), ...(isFrame && { frame: true as const }) }));
}

function withoutCell({ cell: _, ...line }: SourceLine): SourceLine {
  return line;
}

function isWide(row: readonly SourceLine[]): boolean {
  return new Set(row.flatMap(({ cell, text }) => (text === '' ? [] : [cell?.column]))).size > 1;
}

/** Whether a table lays out a page: a single row or column, headings in its cells, or whole texts. */
function isLayout(lines: readonly SourceLine[]): boolean {
  const rows = groupBy(lines, ({ cell }) => cell?.row);
  const wide = rows.filter(isWide);
  if (wide.length < 2 || wide.length * 2 < rows.length) return true;
  return lines.some(({ heading }) => heading !== undefined) || rows.some(hasTexts) || holdsPosts(lines);
}

/** Whether most rows below the head have several lines in each of two cells, as a forum sets who wrote a post beside it. */
function holdsPosts(lines: readonly SourceLine[]): boolean {
  const rows = groupBy(lines, ({ cell }) => cell?.row).filter(([first]) => !first?.cell?.head);
  const posts = rows.filter((row) => {
    const boxes = groupBy(
      row.filter(({ text }) => text !== ''),
      ({ cell }) => cell?.column,
    );
    return boxes.length === 2 && boxes.every((box) => box.length > 1);
  });
  return posts.length >= THRESHOLDS.several && posts.length >= rows.length * THRESHOLDS.nearlyAll;
}

function hasTexts(row: readonly SourceLine[]): boolean {
  return groupBy(row, ({ cell }) => cell?.column).some((cell) => cell.length > THRESHOLDS.cellLines);
}

/** Lines after each other that are of one group; an empty line is of the group it is in. */
function groupBy(
  lines: readonly SourceLine[],
  keyOf: (line: SourceLine) => number | undefined,
): SourceLine[][] {
  const groups: SourceLine[][] = [];
  let open: number | undefined;
  for (const line of lines) {
    const key = keyOf(line);
    const last = groups.at(-1);
    if (last && key === open) last.push(line);
    else groups.push([line]);
    open = key;
  }
  return groups;
}
