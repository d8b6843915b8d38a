import { toDay } from '../../records/day.ts';
import type { EditionId } from '../../records/edition.ts';
import type { Row } from './rows.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const MONTH_DAY_YEAR = new RegExp(`\\b(${MONTHS.join('|')})\\s+(\\d{1,2}),?\\s+(\\d{4})\\b`, 'i');
const JAPANESE_DATE = /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/;
const ISO_DATE = /(?<!\d)((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})(?!\d)/;
const EFFECTIVE = /\b(?:effective|current as of)\b|有効|発効|施行|適用/i;
const DATED = /effective|current as of|as of|updated|版|発効|施行|更新|有効/i;
const LONGEST_LINE = 120;

/** `20251114.0`, the way one translator names his editions. */
const VERSION = /(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?:\.\d+)?(?!\d)/;

/** The day a line states: `effective as of November 14, 2025`, `2025年11月14日`, `2025-11-14`, `20251114.0`. The line is folded. */
export function parseDateLine(text: string): EditionId | undefined {
  const english = MONTH_DAY_YEAR.exec(text);
  if (english) {
    const [, month = '', day, year] = english;
    return toEdition(year, MONTHS.indexOf(month.toLowerCase()) + 1, day);
  }
  const [, year, month, day] = JAPANESE_DATE.exec(text) ?? ISO_DATE.exec(text) ?? VERSION.exec(text) ?? [];
  return toEdition(year, Number(month), day);
}

function toEdition(year: string | undefined, month: number, day: string | undefined): EditionId | undefined {
  return year && day ? toDay(year, String(month), day) : undefined;
}

/** Whether a line is there to state the edition's day, rather than to mention one. */
export function isDateLine(text: string): boolean {
  return text.length <= LONGEST_LINE && DATED.test(text) && parseDateLine(text) !== undefined;
}

/**
 * The row that states the edition's day, by how sure its place and words are: a dated title, a short line above the
 * contents that says since when the rules hold, such a line behind the credits (the official Japanese edition has its
 * only one there), a dated line above the contents, the one date of its preface.
 */
export function findDateRow(
  title: Row | undefined,
  front: readonly Row[],
  back: readonly Row[],
): Row | undefined {
  const dated = (rows: readonly Row[], words: RegExp, longest = Number.POSITIVE_INFINITY) =>
    rows.find(({ text }) => text.length <= longest && words.test(text) && parseDateLine(text) !== undefined);
  if (title && parseDateLine(title.text)) return title;
  const stated =
    dated(front, EFFECTIVE, LONGEST_LINE) ?? dated(back, EFFECTIVE, LONGEST_LINE) ?? dated(front, DATED);
  if (stated) return stated;
  const others = front.filter(({ text }) => parseDateLine(text) !== undefined);
  return new Set(others.map(({ text }) => parseDateLine(text))).size === 1 ? others[0] : undefined;
}
