import { isRuleNumber, levelOf } from '../../../model/records/rule-number.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { ENGLISH_COLUMN, JAPANESE_COLUMN } from '../../words.ts';
import {
  cutCells,
  insertText,
  joinLine,
  keepStretches,
  offsetAt,
  type Stretch,
  skipBetween,
} from '../placed-line.ts';
import type { SourceLine, SourceSkip } from '../source-text.ts';

/**
 * Settles what the tables of a source are. One that only lays out a page is none: its lines are lines. A row that sets a
 * rule's texts in both languages beside each other (number, English, Japanese and what else there is) is a line a cell, the
 * number before the first; in a text without cells what parts them, tabs, bars or commas, is the skip `markup`.
 */
export function settleTables(lines: readonly SourceLine[]): { lines: SourceLine[]; skips: SourceSkip[] } {
  const skips: SourceSkip[] = [];
  const settled = groupByTable(lines).flatMap((group) => {
    if (!group[0]?.cell) return group.flatMap((line, at) => cutLine(line, group[at + 1], skips));
    if (isLayout(group)) return group.map(({ cell: _, ...line }) => line);
    const [head = [], ...rows] = groupBy(group, ({ cell }) => cell?.row);
    if (!namesLanguages(head.map(({ text }) => text))) return group;
    const joined = rows.map(joinRuleRow);
    // What heads the texts of rules is no text of theirs.
    const isHead = joined.every((row, at) => row !== rows[at]) && joinRuleRow(head) === head;
    if (isHead && rows.length > 0) skips.push(...head.map(toHeadSkip));
    return [...(isHead && rows.length > 0 ? [] : joinRuleRow(head)), ...joined.flat()];
  });
  return { lines: settled, skips };
}

function toHeadSkip(line: SourceLine): SourceSkip {
  return { name: 'columns', start: line.start, end: offsetAt(line, line.text.length - 1) + 1 };
}

/** A line of a text without cells: the texts of a rule's row; nothing of what heads the row below. */
function cutLine(line: SourceLine, next: SourceLine | undefined, skips: SourceSkip[]): SourceLine[] {
  const isAboveRow = next !== undefined && cutRow(next, [])[0] !== next;
  const cells = isAboveRow ? listCells(line.text).map(({ from, to }) => line.text.slice(from, to)) : [];
  if (cells.some(isNumber) || !namesLanguages(cells)) return cutRow(line, skips);
  skips.push(toHeadSkip(line));
  return [];
}

/** Whether a table lays out a page: a single row or column, headings in its cells, or whole texts. */
function isLayout(lines: readonly SourceLine[]): boolean {
  const rows = groupBy(lines, ({ cell }) => cell?.row);
  const wide = rows.filter((row) => new Set(row.map(({ cell }) => cell?.column)).size > 1);
  if (wide.length < 2 || wide.length * 2 < rows.length) return true;
  return lines.some(({ heading }) => heading !== undefined) || rows.some(hasTexts);
}

function hasTexts(row: readonly SourceLine[]): boolean {
  return groupBy(row, ({ cell }) => cell?.column).some((cell) => cell.length > THRESHOLDS.cellLines);
}

function groupByTable(lines: readonly SourceLine[]): SourceLine[][] {
  return groupBy(lines, ({ cell }) => cell?.table);
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

/** The texts of a row without cells, where they are those of a rule. */
function cutRow(line: SourceLine, skips: SourceSkip[]): SourceLine[] {
  const isNumbered = /^[\s|"]*\d{3}/.test(foldWidth(line.text.slice(0, THRESHOLDS.numberInContext)));
  const [number, ...texts] = isNumbered ? listCells(line.text) : [];
  const textOf = ({ from, to }: Stretch) => line.text.slice(from, to);
  if (!number || !isPair(textOf(number), texts.map(textOf))) return [line];
  let after = 0;
  return texts.map((cell, index) => {
    const stretches = [...(index === 0 ? [number] : []), ...withoutQuotes(line.text, cell)];
    const to = index === texts.length - 1 ? line.text.length : cell.to;
    skips.push(...skipBetween('markup', line, { from: after, to }, stretches));
    after = cell.to;
    const kept = keepStretches(line, stretches);
    return index === 0 ? insertText(kept, number.to - number.from, ' ', number.to) : kept;
  });
}

/** Whether the first row of a table names its languages; a table without a head may begin with a rule. */
function namesLanguages(row: readonly string[]): boolean {
  const heads = row.map((text) => foldWidth(text).trim());
  if (heads.some(isNumber)) return true;
  return heads.some((head) => ENGLISH_COLUMN.test(head)) && heads.some((head) => JAPANESE_COLUMN.test(head));
}

/** A chapter's number counts anything. */
function isNumber(text: string): boolean {
  const number = foldWidth(text).trim().replace(/\.$/, '');
  return isRuleNumber(number) && levelOf(number) !== 'chapter';
}

/** A rule's number alone, and its texts or names in both languages; among other cells only sentences are told apart. */
function isPair(number: string, texts: readonly string[]): boolean {
  const told = texts.length === 2 ? texts : texts.filter((text) => endsSentence(text));
  const langs = new Set(told.map(languageOf));
  return isNumber(number) && langs.has('en') && langs.has('ja');
}

/** The cells of a row that hold something, blanks and quotation marks at their ends left out. */
function listCells(text: string): Stretch[] {
  const cells = /[|\t]/.test(text)
    ? cutCells(text)
    : [...text.matchAll(BETWEEN_COMMAS)].map(({ 0: cell, index }) => ({
        from: index,
        to: index + cell.length,
      }));
  return cells.flatMap(({ from, to }) => {
    const cell = text.slice(from, to);
    const inner = QUOTED.exec(cell)?.[1] ?? cell;
    const begin = from + cell.indexOf(inner) + inner.length - inner.trimStart().length;
    return inner.trim() === '' ? [] : [{ from: begin, to: begin + inner.trim().length }];
  });
}

const BETWEEN_COMMAS = /"(?:[^"]|"")*"|[^,]+/g;
const QUOTED = /^\s*"(.*)"\s*$/;

/** A cell without the first of each two quotation marks that stand for one. */
function withoutQuotes(text: string, { from, to }: Stretch): Stretch[] {
  if (text.charAt(from - 1) !== '"') return [{ from, to }];
  const spans: Stretch[] = [];
  let at = from;
  for (const { index } of text.slice(from, to).matchAll(/""/g)) {
    spans.push({ from: at, to: from + index });
    at = from + index + 1;
  }
  return [...spans, { from: at, to }];
}
