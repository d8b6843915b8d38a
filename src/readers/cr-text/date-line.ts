import { toDay } from '../../records/day.ts';
import type { EditionId } from '../../records/edition.ts';

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
/** `20251114.0`, the way one translator names his editions. */
const VERSION = /(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?:\.\d+)?(?!\d)/;

/** The day a line states: `effective as of November 14, 2025`, `2025年11月14日`, `20251114.0`. The line is folded. */
export function parseDateLine(text: string): EditionId | undefined {
  const english = MONTH_DAY_YEAR.exec(text);
  if (english) {
    const [, month = '', day, year] = english;
    return toEdition(year, MONTHS.indexOf(month.toLowerCase()) + 1, day);
  }
  const [, year, month, day] = JAPANESE_DATE.exec(text) ?? VERSION.exec(text) ?? [];
  return toEdition(year, Number(month), day);
}

function toEdition(year: string | undefined, month: number, day: string | undefined): EditionId | undefined {
  return year && day ? toDay(year, String(month), day) : undefined;
}
