import type { Rule, RuleSide } from '../../records/rule.ts';
import { parentOf } from '../../records/rule-number.ts';
import { placeAt } from '../../sources/source-text.ts';
import { endsIn } from '../../text/sentence.ts';
import { takeHeadline } from './headline.ts';
import type { Head } from './heads.ts';
import { hasMark, takeBlocks } from './paragraphs.ts';
import { isSeparator } from './part-heading.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Piece, type Row, toPiece } from './rows.ts';
import type { IsBroken } from './wrapping.ts';

const LONGEST_HEADING = 80;

/** Reads chapters, sections, headings, rules and subrules: each head with the rows up to the next one. */
export function readBody(
  rows: readonly Row[],
  heads: readonly Head[],
  end: number,
  context: ReadingContext,
): Rule[] {
  return heads.map((head, index) => {
    const next = heads[index + 1];
    return readRule(rows.slice(head.index, next?.index ?? end), head, next, context);
  });
}

function readRule(
  [first, ...below]: readonly Row[],
  head: Head,
  next: Head | undefined,
  context: ReadingContext,
): Rule {
  const { ledger, lang, isBroken } = context;
  const { number, end, markEnd, textStart } = head.leading;
  const level = head.level;
  if (!first) throw new RangeError(`no row at the head of ${number}`);
  ledger.take(first.line, first.from, first.from + end);
  if (markEnd > end) ledger.skip(first.line, 'marker', first.from + end, first.from + markEnd);
  const rows = below.filter((row) => !skipSeparator(row, context));
  const [top = first, ...rest] = head.alone ? rows : [first, ...rows];
  const text = toPiece(top, head.alone ? 0 : textStart);
  const pieces = rest.map((row) => toPiece(row));
  const side: RuleSide = { blocks: [], place: placeAt(ledger.source, first.line, first.from) };
  if (isHeading(text, rest[0], head, next, isBroken)) Object.assign(side, takeHeadline(text, ledger, lang));
  else pieces.unshift(text);
  side.blocks = takeBlocks(pieces, ledger, lang, isBroken);
  return { number, level, state: lang === 'en' ? 'missing' : 'current', [lang]: side };
}

/** Whether the number stands before a name: in chapters and sections but for unnamed ones, in a rule where subrules follow at once. */
function isHeading(
  first: Piece,
  below: Row | undefined,
  head: Head,
  next: Head | undefined,
  isBroken: IsBroken,
): boolean {
  if (head.level === 'chapter' || head.level === 'section') return !head.unnamed;
  if (head.level === 'subrule') return false;
  const text = first.row.text.slice(first.from - first.row.from);
  if (text.length > LONGEST_HEADING || endsIn(text, '.。;:') || hasMark(text)) return false;
  if (below && (isBroken(first.row, below) || hasMark(below.text))) return false;
  return next !== undefined && parentOf(next.leading.number) === head.leading.number;
}

function skipSeparator(row: Row, { ledger }: ReadingContext): boolean {
  if (!isSeparator(row.text)) return false;
  ledger.skip(row.line, 'separator');
  return true;
}
