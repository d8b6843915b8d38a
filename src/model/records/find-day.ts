import { foldForms } from '../text/fold-forms.ts';
import { toDay } from './day.ts';
import type { EditionId } from './edition.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

/** A day in the ways that documents write one, each with where year, month and day are. */
const DAYS: readonly [RegExp, number, number, number][] = [
  [/(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/, 1, 2, 3],
  [/(?<!\d)((?:19|20)\d\d)[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/, 1, 2, 3],
  [new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'i'), 3, 1, 2],
  [new RegExp(`\\b(\\d{1,2})\\s+${MONTH}\\s+(\\d{4})\\b`, 'i'), 3, 2, 1],
  [/(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?:\.\d+)?(?!\d)/, 1, 2, 3],
  // The month first or the day: only where one of them is no month.
  [/(?<!\d)(\d{1,2})\/(1[3-9]|2\d|3[01])\/((?:19|20)\d\d)(?!\d)/, 3, 1, 2],
  [/(?<!\d)(1[3-9]|2\d|3[01])\/(\d{1,2})\/((?:19|20)\d\d)(?!\d)/, 3, 2, 1],
];
/** A year of two digits is of this century, where all documents that write one so are from. */
const UPDATED = /更新日?\s?:\s?(\d\d)[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;
const MONTH_ALONE = /(\d{4})\s?年\s?(\d{1,2})\s?月/;
const ENGLISH_MONTH_ALONE =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december),?\s+((?:19|20)\d\d)\b/i;

/** A day that a text names, and where it is written. */
export interface WrittenDay {
  day: { date: EditionId; datePrecision?: 'month' };
  from: number;
  to: number;
}

/** The first day that a text names; of `1998年5月` the first of the month, said to be a month. */
export function findDay(printed: string): WrittenDay['day'] | undefined {
  return findWrittenDay(printed)?.day;
}

/** The same with where it is. */
export function findWrittenDay(printed: string): WrittenDay | undefined {
  const text = foldForms(printed);
  for (const [pattern, year, month, day] of DAYS) {
    const match = pattern.exec(text);
    const named = match?.[month]?.slice(0, 3).toLowerCase() ?? '';
    const number = MONTHS.includes(named) ? String(MONTHS.indexOf(named) + 1) : (match?.[month] ?? '');
    const date = match && toDay(match[year] ?? '', number, match[day] ?? '');
    if (date) return place(match, { date });
  }
  const short = UPDATED.exec(text);
  const updated = short && toDay(`20${short[1]}`, short[2] ?? '', short[3] ?? '');
  if (updated) return place(short, { date: updated });
  const month = MONTH_ALONE.exec(text);
  const date = month && toDay(month[1] ?? '', month[2] ?? '', '1');
  if (date) return place(month, { date, datePrecision: 'month' });
  const english = ENGLISH_MONTH_ALONE.exec(text);
  const named = MONTHS.indexOf(english?.[1]?.slice(0, 3).toLowerCase() ?? '');
  const first = english && toDay(english[2] ?? '', `${named + 1}`, '1');
  return first ? place(english, { date: first, datePrecision: 'month' }) : undefined;
}

function place({ 0: written, index }: RegExpExecArray, day: WrittenDay['day']): WrittenDay {
  return { day, from: index, to: index + written.length };
}
