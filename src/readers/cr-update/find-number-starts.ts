import { isCounted, isRemark, mayBeReferred } from '../../blocks/beside-number.ts';
import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { levelOf, parseLeadingNumber, type RuleNumber } from '../../records/rule-number.ts';
import { KANA, KANJI } from '../../text/character-classes.ts';
import { mayEndSentence } from '../../text/sentence.ts';

/** A number that begins a rule or a heading, and where its text begins, both as indexes of the line. */
export interface NumberStart {
  number: RuleNumber;
  from: number;
  textFrom: number;
}

/** Longest number with its dot and the blanks after it; enough to see what follows. */
const WINDOW = 32;

const TEXT_BEGINS = new RegExp(`^(?:[A-Z“‘"{「『《${KANA}${KANJI}]|\\d{1,2}[${KANA}${KANJI}])`);

/**
 * The numbers of a line that begin something, the first at its start and others where lines were glued together:
 * `… {S}.107.4 マナ・シンボルとは` begins 107.4; `See rule 709.5f. To give` begins nothing. Takes folded text.
 */
export function findNumberStarts(text: string, first = text.search(/\S/)): NumberStart[] {
  const starts: NumberStart[] = [];
  if (first < 0) return starts;
  const opening = readStart(text, first);
  if (opening && isOpening(text, opening)) starts.push(opening);
  for (const match of text.matchAll(/(?<![\d.,-])\d|(?<=\D\.)\d|(?<=\d\.)\d(?=\d\d\.\d)/g)) {
    const last = starts.at(-1);
    if (match.index <= (last?.from ?? first)) continue;
    const start = readStart(text, match.index);
    if (start && isGlued(text, start, last)) starts.push(start);
  }
  return starts;
}

/** Signs of a heading or a quotation before a number, and those that close it behind its name. */
const MARKED = /^\s*(?:>\s?)*(?<sign>[■□◆◇◎●○★☆▼▽▲△§]|[*#=]{1,6})?\s*(?=\d{3}(?!\d))/;

/** What of a line is neither: `■701.61 係留する`, `**701.61 係留する**`, `> 701.61a To moor`; all of it where no number follows. */
export function findMarked(text: string): { from: number; to: number } {
  const [{ length: from }, sign = ''] = MARKED.exec(text) ?? [''];
  const closed = /[*#=]/.test(sign) ? text.trimEnd() : text;
  const to = closed.endsWith(sign) ? closed.length - sign.length : text.length;
  const opening = from > 0 && to > from ? readStart(text.slice(0, to), from) : undefined;
  const isNumbered = opening && opening.textFrom < to && isOpening(text.slice(0, to), opening);
  return isNumbered ? { from, to } : { from: 0, to: text.length };
}

function readStart(text: string, from: number): NumberStart | undefined {
  const leading = parseLeadingNumber(text.slice(from, from + WINDOW));
  if (!leading || levelOf(leading.number) === 'chapter') return undefined;
  return { number: leading.number, from, textFrom: from + leading.textStart };
}

function isOpening(text: string, start: NumberStart): boolean {
  const rest = text.slice(start.textFrom, start.textFrom + WINDOW);
  if (rest === '') return true;
  const after = text.slice(start.from + start.number.length, start.textFrom);
  if (after === '' && isRemark(rest)) return false;
  if (/^[〔[(]/.test(rest)) return false;
  if (levelOf(start.number) !== 'section') return true;
  return (
    after !== '' &&
    TEXT_BEGINS.test(rest) &&
    !isCounted(rest) &&
    isHeadingText(firstPart(text, start.textFrom))
  );
}

function isGlued(text: string, start: NumberStart, last: NumberStart | undefined): boolean {
  const before = text.slice(Math.max(0, start.from - 12), start.from);
  const rest = text.slice(start.textFrom, start.textFrom + WINDOW);
  if (mayBeReferred(before) || !TEXT_BEGINS.test(rest)) return false;
  const after = text.slice(start.from + start.number.length, start.textFrom);
  if (after === '' && isRemark(rest)) return false;
  const afterSentence = mayEndSentence(before) || before.trimEnd().endsWith('}');
  const between = last ? text.slice(last.textFrom, start.from) : '';
  const afterHeading =
    last !== undefined && levelOf(last.number) !== 'subrule' && isHeadingText(between.trim());
  if (levelOf(start.number) !== 'section') return afterSentence || afterHeading;
  if (after === '' || isCounted(rest) || !isHeadingText(firstPart(text, start.textFrom))) return false;
  return afterSentence || afterHeading;
}

/** Text up to the next digit that could begin a number: what a heading would be. */
function firstPart(text: string, from: number): string {
  const part = text.slice(from, from + 90);
  const next = part.search(/\d{3}/);
  return (next < 0 ? part : part.slice(0, next)).trim();
}
