import type { Lang } from '../../../model/records/lang.ts';
import { levelOf, parseLeadingNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { KANA, KANJI } from '../../../model/text/character-classes.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { mayEndSentence } from '../../../model/text/sentence.ts';
import { continuesSentence, isCounted, mayBeReferred } from '../../blocks/beside-number.ts';
import { cutLanguages, cutSentences, type LanguageRun } from '../../blocks/cut-languages.ts';
import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { isHeadingText } from '../../blocks/parse-names.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { EXAMPLE } from '../../words.ts';

/** A run of one language within one line: the unit that is paired. As a line it is the text behind its number. */
export interface LinePiece extends Line {
  /** Index of its line. */
  row: number;
  /** Where it begins: before its number, where it has one. */
  start: number;
  /** The number it begins with, when that begins a rule or a heading. */
  number?: RuleNumber;
  /** Of its text; undefined where that has no letters. */
  lang: Lang | undefined;
}

/** Every line as pieces, in order; together they hold every character but blanks and furniture. */
export function splitPieces(lines: readonly Line[]): LinePiece[] {
  const pieces = lines.flatMap((line, row) => {
    if (line.isFrame) return [];
    const gap = lines[row - 1]?.isFrame ? Math.max(1, line.gap) : line.gap;
    return splitLine(cutMarks(line)).map((piece, at) => ({ ...piece, row, gap: at === 0 ? gap : 0 }));
  });
  return evenGaps(pieces);
}

/**
 * Where blank lines are between all lines (every line its own `<p>`), they say nothing; only more of them do. Not so
 * where each line holds a whole pair.
 */
function evenGaps(pieces: LinePiece[]): LinePiece[] {
  const opensLine = ({ row }: LinePiece, index: number) => row !== pieces[index - 1]?.row;
  const opening = pieces.filter(opensLine);
  if ((pieces.length - opening.length) * 4 > pieces.length) return pieces;
  const least = opening.slice(1).reduce((lowest, { gap }) => Math.min(lowest, gap), opening[1]?.gap ?? 0);
  return pieces.map((piece) => ({ ...piece, gap: Math.max(0, piece.gap - least) }));
}

type PieceOfLine = Omit<LinePiece, 'row'>;

function splitLine(line: Line): PieceOfLine[] {
  const starts = findNumberStarts(line.folded);
  const cut = (from: number, next: number, start?: NumberStart) =>
    cutPart(cutLine(line, start?.textFrom ?? from, starts[next]?.from), line.from + from, start);
  return [...cut(0, 0), ...starts.flatMap((start, index) => cut(start.from, index + 1, start))];
}

/** The text up to the next number as pieces, the first with the number that begins at `start`. */
function cutPart(text: Line, start: number, numbered: NumberStart | undefined): PieceOfLine[] {
  const [first = { from: 0, to: 0, lang: undefined }, ...more] = cutRuns(text.folded, numbered !== undefined);
  return [first, ...more].flatMap(({ from, to, lang }, index) => {
    const part = cutLine(text, from, to);
    const lead = part.text.length - part.text.trimStart().length;
    const piece = cutLine(part, lead, Math.max(lead, part.text.trimEnd().length));
    const number = index === 0 ? numbered?.number : undefined;
    if (piece.text === '' && !number) return [];
    const begins = number ? start : piece.from;
    return [{ ...piece, lang, start: begins, ...(number && { number }) }];
  });
}

/** A marker in the midst of a line that lost its line ends: `… all of its component colors.Example: {G/W}`. */
const INNER_EXAMPLE = new RegExp(`(?<=[.。!?"」』)]\\s*)${EXAMPLE}`, 'g');

/** Cuts the text after a number where the language changes, an example begins, or rule text passes into polite remarks. */
function cutRuns(text: string, numbered: boolean): LanguageRun[] {
  const starts = [0, ...[...text.matchAll(INNER_EXAMPLE)].map((match) => match.index)];
  return starts.flatMap((from, index) =>
    cutLanguages(text.slice(from, starts[index + 1])).flatMap((run) => {
      const placed = { ...run, from: from + run.from, to: from + run.to };
      return numbered && run.lang === 'ja' ? cutBeforeRemark(text, placed) : [placed];
    }),
  );
}

function cutBeforeRemark(text: string, run: LanguageRun): LanguageRun[] {
  const part = text.slice(run.from, run.to);
  const remark = cutSentences(part).find(({ from, to }) => isPolite(part.slice(from, to)));
  if (!remark || remark.from === 0) return [run];
  const at = run.from + remark.from;
  return [
    { ...run, to: at },
    { ...run, from: at },
  ];
}

/** A number that begins a rule or a heading, and where its text begins, both as indexes of the line. */
interface NumberStart {
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
function findNumberStarts(text: string): NumberStart[] {
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
