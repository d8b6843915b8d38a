import type { EditionId, Matter } from '../../records/edition.ts';
import { placeAt } from '../../sources/source-text.ts';
import { parseDateLine } from './date-line.ts';
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
const DATED = /effective|current as of|as of|updated|版|発効|施行|更新|有効/i;
const LONGEST_TITLE = 120;

/** Reads what stands before the contents: title and date line, preamble, introduction; boxes drawn with `====` are skipped. */
export function readFrontMatter(rows: readonly Row[], context: ReadingContext): FrontMatter {
  const titleRow = findTitle(rows);
  const dateRow = findDateRow(rows, titleRow);
  const runs: { part: Matter['part']; rows: Row[] }[] = [];
  let part: Matter['part'] = 'preamble';
  for (const row of rows) {
    if (isSeparator(row.text)) context.ledger.skip(row.line, 'separator');
    else if (findPartHeading(row.text) === 'introduction') {
      context.ledger.skip(row.line, 'heading');
      part = 'introduction';
    } else {
      const own = row === titleRow || row === dateRow ? 'title' : part;
      const last = runs.at(-1);
      if (last?.part === own) last.rows.push(row);
      else runs.push({ part: own, rows: [row] });
    }
  }
  const front: FrontMatter = { matter: runs.map((run) => readMatter(run.part, run.rows, context)) };
  if (titleRow) front.title = titleRow.text.replaceAll('_', '');
  if (dateRow) {
    front.dateLine = dateRow.text;
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

function findTitle(rows: readonly Row[]): Row | undefined {
  const named = rows.find(({ text }) => text.length <= LONGEST_TITLE && TITLE.test(text));
  const [first] = rows.filter(({ text }) => !isSeparator(text));
  if (named) return named;
  return first && first.text.length <= LONGEST_TITLE && !findPartHeading(first.text) ? first : undefined;
}

/** The first line that states a date as an edition's: the title itself, or a line above the contents. */
function findDateRow(rows: readonly Row[], titleRow: Row | undefined): Row | undefined {
  if (titleRow && parseDateLine(titleRow.text)) return titleRow;
  return rows.find(({ text }) => DATED.test(text) && parseDateLine(text) !== undefined);
}
