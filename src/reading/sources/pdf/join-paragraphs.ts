import { foldForms } from '../../../model/text/fold-forms.ts';
import { FIRST_WORD, isWide } from '../../../model/text/script.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { countCharacters } from '../find-encoding.ts';
import type { PrintedLine } from './pdf-page.ts';

/** Lines that are one paragraph, heading or cell. */
export interface Paragraph {
  lines: PrintedLine[];
  /** It is set off from what is above it. */
  isSetOff: boolean;
}

const { otherSize: OTHER_SIZE, setOff: SET_OFF, room: DOUBTFUL_ROOM } = THRESHOLDS.print;
/** Dots that lead to the number of a page. */
const LEADER = /(?:(?:\.\s?){5,}|[…‥・]{3,})\s*[\divxl]{0,5}$/;

/** How a document sets its lines. */
interface Setting {
  /** The distance of lines, in sizes of their letters. */
  leading: number;
  /** Paragraphs are set off from each other. */
  isSpaced: boolean;
  /** The right margin of each column. */
  margins: ReadonlyMap<string, number>;
}

/** Puts lines together that a paragraph was broken into for want of room, also over columns and pages. */
export function joinParagraphs(lines: readonly PrintedLine[]): Paragraph[] {
  const setting = findSetting(lines);
  const paragraphs: Paragraph[] = [];
  let mark: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const last = paragraphs.at(-1);
    const next = readLineMark(line.text)?.count;
    const isNext = next !== undefined && countsOn(next, mark);
    const above = last?.lines.at(-1);
    const isOver = above !== undefined && isHead(above, line, lines[at + 1], setting);
    if (last && !isNext && !isOver && goesOn(last.lines, line, setting)) {
      last.lines.push(line);
      continue;
    }
    mark = next ?? mark;
    paragraphs.push({ lines: [line], isSetOff: above !== undefined && isSetOff(above, line, setting) });
  }
  return paragraphs;
}

function findSetting(lines: readonly PrintedLine[]): Setting {
  const distances = new Map<number, number>();
  const marked: number[] = [];
  for (const [at, line] of lines.entries()) {
    const distance = Math.round((toDistance(lines[at - 1], line) ?? 0) * 20) / 20;
    if (distance > 0 && distance < 4) distances.set(distance, (distances.get(distance) ?? 0) + 1);
    if (distance > 0 && readLineMark(line.text)) marked.push(distance);
  }
  const [leading] = [...distances].sort(([, a], [, b]) => b - a)[0] ?? [1.2];
  const near = marked.filter((distance) => distance <= leading * SET_OFF).length;
  const filling = lines.filter((line) => !line.cell && !LEADER.test(line.text));
  const margins = new Map(
    [...Map.groupBy(filling, toKey)].map(([key, all]) => {
      const sorted = all.map(({ x, width }) => x + width).sort((a, b) => a - b);
      return [key, sorted[Math.round((sorted.length - 1) * 0.99)] ?? 0];
    }),
  );
  return { leading, isSpaced: near * 3 < marked.length, margins };
}

const toKey = ({ side }: PrintedLine): string => side ?? '';

/** How far a line is below the one before, in sizes of its letters; undefined over columns and pages. */
function toDistance(above: PrintedLine | undefined, line: PrintedLine): number | undefined {
  if (!above || above.page !== line.page || above.side !== line.side || line.y <= above.y) return undefined;
  return (line.y - above.y) / line.height;
}

/** Over columns and pages nobody sees it: there a sentence that ended is set off where others are. */
function isSetOff(above: PrintedLine, line: PrintedLine, { leading, isSpaced }: Setting): boolean {
  const distance = toDistance(above, line);
  return distance === undefined ? isSpaced && endsSentence(above.text) : distance > leading * SET_OFF;
}

function isOtherKind(a: PrintedLine, b: PrintedLine): boolean {
  const sizes = Math.max(a.height, b.height) / Math.min(a.height, b.height);
  return sizes > OTHER_SIZE || a.isBold !== b.isBold || a.isTurned === true || b.isTurned === true;
}

const hasColumns = ({ text }: PrintedLine): boolean => text.includes('\t') || LEADER.test(text);

/** Whether a line at the head of a column or page is a short one over the next, as no end of a paragraph is. */
function isHead(
  above: PrintedLine,
  line: PrintedLine,
  next: PrintedLine | undefined,
  setting: Setting,
): boolean {
  if (!next || !setting.isSpaced || !endsSentence(above.text) || toDistance(above, line) !== undefined)
    return false;
  const mark = readLineMark(next.text);
  return (
    (!mark || mark.count !== undefined) && !isSetOff(line, next, setting) && !isFull(line, next, setting)
  );
}

/** Whether a line goes on with a paragraph. */
function goesOn(paragraph: readonly PrintedLine[], line: PrintedLine, setting: Setting): boolean {
  const [first, second] = paragraph;
  const last = paragraph.at(-1);
  if (!first || !last) return false;
  const mark = readLineMark(line.text);
  if (last.cell || line.cell) return JSON.stringify(last.cell) === JSON.stringify(line.cell) && !mark;
  if (isOtherKind(last, line) || hasColumns(last) || hasColumns(line)) return false;
  const distance = toDistance(last, line);
  if (distance !== undefined && isSetOff(last, line, setting)) return false;
  if (!isFull(last, line, setting)) return false;
  const isBeside = line.side === first.side && line.page === first.page;
  if (mark) {
    if (second !== undefined && second.x - first.x > 4) return !isBeside || Math.abs(line.x - second.x) < 2;
    if (setting.isSpaced && distance !== undefined && mark.count) return true;
    return !endsSentence(last.text) && !mark.isSign;
  }
  // The first line of a new paragraph is set in.
  return !(isBeside && second !== undefined && line.x - last.x > line.height * 0.7);
}

/** Whether the next word had no room on a line. */
function isFull(line: PrintedLine, next: PrintedLine, { margins, isSpaced }: Setting): boolean {
  if ('-–—/'.includes(line.text.at(-1) ?? ' ')) return true;
  const margin = margins.get(toKey(line)) ?? 0;
  // Where other paragraphs are set off and this line is not, widths may be estimated badly.
  const isKnown = isSpaced && toDistance(line, next) !== undefined;
  const room = margin - line.x - line.width - next.height * DOUBTFUL_ROOM * (isKnown ? 10 : 1);
  const [word = ''] = FIRST_WORD.exec(next.text) ?? [];
  const width = isWide(next.text.charAt(0))
    ? next.height * 2
    : (next.width * measureLetters(`${word} `)) / measureLetters(next.text);
  return width > room;
}

/** Narrow letters are half as wide as others, wide ones half as much more. */
function measureLetters(text: string): number {
  const narrow = countCharacters(text, /[ijlt.,;:!|'’()[\] f]/g);
  return text.length - narrow * 0.5 + countCharacters(text, /[A-Zmw—]/g) * 0.4;
}

/** A number or letter that counts, `1-2-1.`, `702.9b`, `7.4.1.a.2.`, `(3)`, `a)`, `第3章`; or the sign of an item in a list. */
const MARK =
  /^(?:(?:§\s?|[([])?\d{1,4}(?:[.-](?:\d{1,4}|[a-zA-Z](?![a-zA-Z])))*[a-zA-Z]{0,2}(?:[.:]|[)\]]:?)?|[([]?(?:[a-zA-Z]|[ivxlIVXL]{2,5})[.)\]]|第?\d{1,3}[章節条項]|(?<sign>[■□◆◇●○◎★☆▪▫•‣◦※])|[・*–—-])(?=\s|$)|^(?:Examples?|例)\s?:/u;
const PARTS = /\d+|[a-zA-Z]+/g;

/**
 * The mark at the beginning of a line that is counted or listed: `count`, its numbers and letters where it has a number; whether
 * it is the sign of an item, which is nowhere else, and whether nothing is behind it. Undefined where it begins with none.
 */
export function readLineMark(text: string) {
  const folded = foldForms(text);
  const match = MARK.exec(folded);
  if (!match) return undefined;
  const parts = match[0].match(PARTS) ?? [];
  return {
    count: parts.some((part) => Number(part) >= 0) ? parts : undefined,
    isSign: match.groups?.['sign'] !== undefined,
    isAlone: match[0].length === folded.length,
  };
}

/** Whether a mark counts on from another: the first below it, or the next on its level or on one above. */
function countsOn(mark: readonly string[], before: readonly string[]): boolean {
  const at = mark.length - 1;
  const [last = '', same] = [mark[at], before[at]];
  if (mark.slice(0, at).some((part, index) => part !== before[index])) return false;
  if (same === undefined) return before.length === at && ['1', 'a', 'A'].includes(last);
  if (Number(last) >= 0) return Number(last) === Number(same) + 1;
  // Books leave out letters that look like numbers.
  const step = last.charCodeAt(0) - same.charCodeAt(0);
  return step === 1 || step === 2;
}
