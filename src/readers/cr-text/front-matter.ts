import type { EditionId, Matter } from '../../records/edition.ts';
import { placeAt } from '../../sources/source-text.ts';
import { findDateRow, isDateLine, parseDateLine } from './date-line.ts';
import { takeBlocks } from './paragraphs.ts';
import { findPartHeading, isSeparator } from './part-heading.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Row, toPiece } from './rows.ts';

export interface FrontMatter {
  title?: string;
  edition?: EditionId;
  dateLine?: string;
  matter: Matter[];
}

const TITLE = /Comprehensive\s+Rules|総合ルール/i;
const LONGEST_TITLE = 120;

/**
 * Reads what stands before the contents: title and date line, preamble, introduction; boxes drawn with `====` are skipped.
 * `back` are the rows from the credits on, where some editions state their day.
 */
export function readFrontMatter(
  rows: readonly Row[],
  back: readonly Row[],
  context: ReadingContext,
): FrontMatter {
  const titleRow = findTitle(rows);
  const dateRow = findDateRow(titleRow, rows, back);
  const runs: { part: Matter['part']; rows: Row[] }[] = [];
  let part: Matter['part'] = 'preamble';
  for (const row of rows) {
    if (isSeparator(row.text)) context.ledger.skip(row.line, 'separator');
    else if (findPartHeading(row.text) === 'introduction') {
      context.ledger.skip(row.line, 'heading');
      part = 'introduction';
    } else {
      const own = row === titleRow || (row === dateRow && isDateLine(row.text)) ? 'title' : part;
      const last = runs.at(-1);
      if (last?.part === own) last.rows.push(row);
      else runs.push({ part: own, rows: [row] });
    }
  }
  const front: FrontMatter = { matter: runs.map((run) => readMatter(run.part, run.rows, context)) };
  if (titleRow) front.title = titleRow.text.replaceAll('_', '');
  if (dateRow) {
    if (isDateLine(dateRow.text)) front.dateLine = dateRow.text;
    const edition = parseDateLine(dateRow.text);
    if (edition) front.edition = edition;
  }
  return front;
}

/** The rows as text of a part that has no number; there must be one row at least. */
export function readMatter(part: Matter['part'], rows: readonly Row[], context: ReadingContext): Matter {
  const { ledger, lang, isBroken } = context;
  const blocks = takeBlocks(
    rows.map((row) => toPiece(row)),
    ledger,
    lang,
    isBroken,
  );
  const [first] = rows;
  const place = first
    ? placeAt(ledger.source, first.line, first.from)
    : { file: ledger.source.file, line: 1, column: 1 };
  return { part, lang, blocks, place };
}

/** The row that names the document by what it is, or the first one; neither a long row nor a sentence. */
function findTitle(rows: readonly Row[]): Row | undefined {
  const [first] = rows.filter(({ text }) => !isSeparator(text));
  return (
    findNamedTitle(rows) ?? (first && isTitleForm(first) && !findPartHeading(first.text) ? first : undefined)
  );
}

/** The row that is the name of the comprehensive rules. */
export function findNamedTitle(rows: readonly Row[]): Row | undefined {
  return rows.find((row) => isTitleForm(row) && TITLE.test(row.text));
}

function isTitleForm({ text }: Row): boolean {
  return text.length <= LONGEST_TITLE && !text.endsWith('。');
}
