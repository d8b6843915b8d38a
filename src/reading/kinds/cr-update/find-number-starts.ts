import { levelOf, parseLeadingNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { KANA, KANJI } from '../../../model/text/character-classes.ts';
import { mayEndSentence } from '../../../model/text/sentence.ts';
import { continuesSentence, isCounted, mayBeReferred } from '../../blocks/beside-number.ts';
import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** A number that begins a rule or a heading, and where its text begins, both as indexes of the line. */
export interface NumberStart {
  number: RuleNumber;
  from: number;
  textFrom: number;
}

const TEXT_BEGINS = new RegExp(`^(?:[A-Z"'{「『《${KANA}${KANJI}]|\\d{1,2}[${KANA}${KANJI}])`);
/** A digit that may begin a number: no later one of its number, nor a part of an amount. */
const DIGIT = /(?<![\d.,-])\d|(?<=\D\.)\d|(?<=\d\.)\d(?=\d\d\.\d)/g;

/**
 * The numbers of a line that begin something, the first at its start and others where lines were glued together:
 * `… {S}.107.4 マナ・シンボルとは` begins 107.4; `See rule 709.5f. To give` begins nothing. Takes folded text.
 */
export function findNumberStarts(text: string): NumberStart[] {
  const starts: NumberStart[] = [];
  const first = text.search(/\S/);
  const opening = readStart(text, first);
  if (opening && (opening.textFrom === text.length || beginsText(text, opening, true))) starts.push(opening);
  for (const { index } of text.matchAll(DIGIT)) {
    const last = starts.at(-1);
    if (index <= (last?.from ?? first)) continue;
    const start = readStart(text, index);
    if (start && isGlued(text, start, last)) starts.push(start);
  }
  return starts;
}

/** Signs of a heading or a quotation before a number, and those that close it behind its name. */
const MARKED = /^\s*(?:>\s?)*(?<sign>[■□◆◇◎●○★☆▼▽▲△§]|[*#=]{1,6})?\s*(?=\d{3}(?!\d))/;

/** The line without them: `■701.61 係留する`, `**701.61 係留する**`, `> 701.61a To moor`; whole where no number follows. */
export function cutMarks(line: Line): Line {
  const { folded } = line;
  const [{ length: from }, sign = ''] = MARKED.exec(folded) ?? [''];
  const isClosed = /[*#=]/.test(sign) && folded.endsWith(sign);
  const text = folded.slice(0, isClosed ? -sign.length : undefined);
  const opening = from > 0 ? readStart(text, from) : undefined;
  const isNumbered = opening && opening.textFrom < text.length && beginsText(text, opening, true);
  return isNumbered ? cutLine(line, from, text.length) : line;
}

function readStart(text: string, from: number): NumberStart | undefined {
  const leading = parseLeadingNumber(text.slice(from, from + THRESHOLDS.numberInContext));
  if (!leading || levelOf(leading.number) === 'chapter') return undefined;
  return { number: leading.number, from, textFrom: from + leading.textStart };
}

/** Whether what is behind a number is what it numbers; of a section's, a name. */
function beginsText(text: string, { number, from, textFrom }: NumberStart, opensLine: boolean): boolean {
  const rest = text.slice(textFrom, textFrom + THRESHOLDS.numberInContext);
  const isTight = textFrom === from + number.length;
  if (isTight && continuesSentence(rest)) return false;
  if (levelOf(number) !== 'section') return opensLine ? !/^[[(]/.test(rest) : TEXT_BEGINS.test(rest);
  return !isTight && TEXT_BEGINS.test(rest) && !isCounted(rest) && isHeadingText(firstPart(text, textFrom));
}

/** Whether a number in the midst of a line begins something: behind a sentence, or a heading. */
function isGlued(text: string, start: NumberStart, last: NumberStart | undefined): boolean {
  const before = text.slice(Math.max(0, start.from - 12), start.from);
  if (mayBeReferred(before) || !beginsText(text, start, false)) return false;
  if (mayEndSentence(before) || before.trimEnd().endsWith('}')) return true;
  return (
    last !== undefined &&
    levelOf(last.number) !== 'subrule' &&
    isHeadingText(text.slice(last.textFrom, start.from))
  );
}

/** Text up to the next digit that could begin a number: what a heading would be. */
function firstPart(text: string, from: number): string {
  const part = text.slice(from, from + 90);
  const next = part.search(/\d{3}/);
  return next < 0 ? part : part.slice(0, next);
}
