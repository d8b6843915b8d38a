import type { Rule, RuleSide } from '../../records/rule.ts';
import { parentOf } from '../../records/rule-number.ts';
import { placeAt } from '../../sources/source-text.ts';
import { takeHeadline } from './headline.ts';
import type { Head } from './heads.ts';
import { hasMark, takeBlocks } from './paragraphs.ts';
import { isSeparator } from './part-heading.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Row, toPiece } from './rows.ts';
import type { IsBroken } from './wrapping.ts';

const LONGEST_HEADING = 80;
const SENTENCE_END = /[.。;:][)”’"'」』)]*$/;

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
  [first, ...rest]: readonly Row[],
  head: Head,
  next: Head | undefined,
  context: ReadingContext,
): Rule {
  const { ledger, lang, isBroken } = context;
  const { number, end, dot, textStart } = head.leading;
  const level = head.level;
  if (!first) throw new RangeError(`no row at the head of ${number}`);
  ledger.take(first.line, first.from, first.from + end);
  if (dot) ledger.skip(first.line, 'marker', first.from + end, first.from + end + 1);
  const text = toPiece(first, textStart);
  const pieces = rest.filter((row) => !skipSeparator(row, context)).map((row) => toPiece(row));
  const side: RuleSide = { blocks: [], place: placeAt(ledger.source, first.line, first.from) };
  if (isHeading(first, rest[0], head, next, isBroken)) Object.assign(side, takeHeadline(text, ledger, lang));
  else pieces.unshift(text);
  side.blocks = takeBlocks(pieces, ledger, lang, isBroken);
  return { number, level, state: lang === 'en' ? 'missing' : 'current', [lang]: side };
}

/** Whether the number stands before a name: always in chapters and sections, in a rule where subrules follow at once. */
function isHeading(
  first: Row,
  below: Row | undefined,
  head: Head,
  next: Head | undefined,
  isBroken: IsBroken,
): boolean {
  if (head.level === 'chapter' || head.level === 'section') return true;
  if (head.level === 'subrule') return false;
  const text = first.text.slice(head.leading.textStart);
  if (text.length > LONGEST_HEADING || SENTENCE_END.test(text) || hasMark(text)) return false;
  if (below && (isBroken(first, below) || hasMark(below.text))) return false;
  return next !== undefined && parentOf(next.leading.number) === head.leading.number;
}

function skipSeparator(row: Row, { ledger }: ReadingContext): boolean {
  if (!isSeparator(row.text)) return false;
  ledger.skip(row.line, 'separator');
  return true;
}
