import { foldWidth } from '../../../model/text/fold-width.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { ENGLISH_COLUMN, JAPANESE_COLUMN } from '../../words.ts';
import { isNumberAlone } from '../is-number-alone.ts';
import { joinLine, offsetAt } from '../placed-line.ts';
import type { ShownText, SourceLine, SourceSkip } from '../source-text.ts';
import { readTable } from './read-table.ts';

/**
 * Settles what the tables of a source are. One that only lays out a page is none: its lines are lines. A row that sets a
 * rule's texts in both languages beside each other (number, English, Japanese and what else there is) is a line a cell, the
 * number before the first; in a text without cells what parts them, tabs, bars or commas, is the skip `markup`.
 */
export function settleTables(lines: readonly SourceLine[]): { lines: SourceLine[]; skips: SourceSkip[] } {
  const skips: SourceSkip[] = [];
  const tables = Map.groupBy(lines, ({ cell }) => cell?.table);
  const layouts = new Set([...tables].flatMap(([table, own]) => (isLayout(own) ? [table] : [])));
  const posts = new Set([...tables].flatMap(([table, own]) => (holdsPosts(own) ? [table] : [])));
  const settled = groupBy(lines, ({ cell }) => cell?.table).flatMap((group) => {
    if (!group[0]?.cell) return cutRows(group, skips);
    if (layouts.has(group[0].cell.table))
      return groupBy(group, ({ cell }) => cell && cell.row * THRESHOLDS.most.parts + cell.column).flatMap(
        (box) => settleBox(box, posts.has(group[0]?.cell?.table)),
      );
    const { titles, rows } = splitTitles(groupBy(group, ({ cell }) => cell?.row));
    return [...titles.map(withoutCell), ...settleRows(rows, skips)];
  });
  return { lines: settled, skips };
}

/**
 * A box of a layout: its lines, which are the frame of the page where they are links to elsewhere. The first line of one
 * that says who wrote a post heads that.
 */
function settleBox([first, ...others]: readonly SourceLine[], isOfPosts: boolean): SourceLine[] {
  const isWriter = isOfPosts && first?.cell?.column === 0 && first.heading === undefined;
  const lines = first ? [{ ...first, ...(isWriter && { heading: 7 }) }, ...others] : [];
  const shown = lines.filter(({ text }) => text !== '');
  const links = shown.filter(({ link }) => link).length;
  const isFrame = links >= THRESHOLDS.fewest && links >= shown.length * THRESHOLDS.nearlyAll;
  return lines.map((line) => ({ ...withoutCell(line), ...(isFrame && { frame: true as const }) }));
}

function withoutCell({ cell: _, ...line }: SourceLine): SourceLine {
  return line;
}

/** Rows of one cell above a table whose rows have several are its titles. */
function splitTitles(all: SourceLine[][]): { titles: SourceLine[]; rows: SourceLine[][] } {
  const first = all.findIndex(isWide);
  const isTitled = first > 0 && all.slice(first).every(isWide);
  return { titles: isTitled ? all.slice(0, first).flat() : [], rows: isTitled ? all.slice(first) : all };
}

function isWide(row: readonly SourceLine[]): boolean {
  return new Set(row.flatMap(({ cell, text }) => (text === '' ? [] : [cell?.column]))).size > 1;
}

/** Rows of texts in both languages are lines; what heads them is no text of theirs. */
function settleRows([head = [], ...rows]: SourceLine[][], skips: SourceSkip[]): SourceLine[] {
  if (!namesLanguages(head.map(({ text }) => text))) return [head, ...rows].flat();
  const joined = rows.map(joinRuleRow);
  const isHead = rows.length > 0 && joined.every((row, at) => row !== rows[at]) && joinRuleRow(head) === head;
  if (isHead) skips.push(...head.map(toHeadSkip));
  return [...(isHead ? [] : joinRuleRow(head)), ...joined.flat()];
}

function toHeadSkip(line: SourceLine): SourceSkip {
  return { name: 'columns', start: line.start, end: offsetAt(line, line.text.length - 1) + 1 };
}

/** Whether a table lays out a page: a single row or column, headings in its cells, or whole texts. */
function isLayout(lines: readonly SourceLine[]): boolean {
  const rows = groupBy(lines, ({ cell }) => cell?.row);
  const wide = rows.filter(isWide);
  if (wide.length < 2 || wide.length * 2 < rows.length) return true;
  return lines.some(({ heading }) => heading !== undefined) || rows.some(hasTexts) || holdsPosts(lines);
}

/** Whether most rows have several lines in each of two cells, as a forum sets who wrote a post beside it. */
function holdsPosts(lines: readonly SourceLine[]): boolean {
  const rows = groupBy(lines, ({ cell }) => cell?.row);
  const posts = rows.filter((row) => {
    const boxes = groupBy(
      row.filter(({ text }) => text !== ''),
      ({ cell }) => cell?.column,
    );
    return boxes.length === 2 && boxes.every((box) => box.length > 1 && !box[0]?.cell?.head);
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

/** The number of a rule before its texts in both languages; the lines are no cells then. */
function joinRuleRow(row: SourceLine[]): SourceLine[] {
  const [number, first, ...others] = row
    .filter(({ text }) => text !== '')
    .map(({ cell: _, ...line }) => line);
  if (
    !number ||
    !first ||
    !isPair(
      number.text,
      [first, ...others].map(({ text }) => text),
    )
  )
    return row;
  return [joinLine(number, first, ' '), ...others];
}

/** Rows without cells as the texts of a rule, where they are that; nothing of what heads such rows. */
function cutRows(lines: readonly SourceLine[], skips: SourceSkip[]): SourceLine[] {
  const rows = lines.map(cutRow);
  return lines.flatMap((line, at) => {
    const row = rows[at];
    skips.push(...(row?.skips ?? []));
    const heads = !row && rows[at + 1] ? readCells(line).lines.map(({ text }) => text) : [];
    if (heads.some(isNumberAlone) || !namesLanguages(heads)) return row?.lines ?? [line];
    skips.push(toHeadSkip(line));
    return [];
  });
}

function cutRow(line: SourceLine): Pick<ShownText, 'lines' | 'skips'> | undefined {
  if (!NUMBERED_ROW.test(foldWidth(line.text.slice(0, THRESHOLDS.numberInContext)))) return undefined;
  const { lines: cells, skips } = readCells(line);
  const lines = joinRuleRow(cells);
  return lines === cells ? undefined : { lines, skips };
}

/** A rule's number alone before what parts it from its texts. */
const NUMBERED_ROW = /^[\s|"]*\d{3}[.\da-z]*"?\s*[|\t,]/;

/** The cells of a line: what parts them, and quotation marks around them, is the skip `markup`. */
function readCells(line: SourceLine): Pick<ShownText, 'lines' | 'skips'> {
  const separator = SEPARATORS.find((each) => line.text.includes(each));
  const { lines = [], skips = [] } = (separator && readTable(line.text, separator)) || {};
  const place = (unit: number) => offsetAt(line, unit);
  return {
    lines: lines.map(({ text, start, offsets = [] }) => {
      return { ...line, text, start: place(start), offsets: offsets.map(place) };
    }),
    skips: skips.map(({ name, start, end }) => ({ name, start: place(start), end: place(end - 1) + 1 })),
  };
}

const SEPARATORS = ['\t', '|', ','] as const;

/** Whether the first row of a table names its languages; a table without a head may begin with a rule. */
function namesLanguages(row: readonly string[]): boolean {
  const heads = row.map((text) => foldWidth(text).trim());
  if (heads.some(isNumberAlone)) return true;
  return heads.some((head) => ENGLISH_COLUMN.test(head)) && heads.some((head) => JAPANESE_COLUMN.test(head));
}

/** A rule's number alone, and its texts or names in both languages; among other cells only sentences are told apart. */
function isPair(number: string, texts: readonly string[]): boolean {
  const told = texts.length === 2 ? texts : texts.filter((text) => endsSentence(text));
  const langs = new Set(told.map(languageOf));
  return isNumberAlone(number) && langs.has('en') && langs.has('ja');
}
