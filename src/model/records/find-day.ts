import { foldForms } from '../text/fold-forms.ts';
import { hasKanji, readKanjiNumber } from '../text/kanji.ts';
import { toDay } from './day.ts';
import type { EditionId } from './edition.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Programs put the month's number where an English day has its name: `4月 11, 2024`. */
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d{1,2}(?=月))(?:月|[a-z]*\\.?)';

/** A day in the ways that documents write one, each with where year, month and day are. */
const DAYS: readonly [RegExp, number, number, number][] = [
  [/(?<!\d)((?:19|20)\d\d)[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/, 1, 2, 3],
  [new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'i'), 3, 1, 2],
  [new RegExp(`\\b(\\d{1,2})\\s+${MONTH},?\\s+(\\d{4})\\b`, 'i'), 3, 2, 1],
  [/(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?:\.\d+)?(?!\d)/, 1, 2, 3],
  // The month first or the day: only where one of them is no month.
  [/(?<!\d)(\d{1,2})\/(1[3-9]|2\d|3[01])\/((?:19|20)\d\d)(?!\d)/, 3, 1, 2],
  [/(?<!\d)(1[3-9]|2\d|3[01])\/(\d{1,2})\/((?:19|20)\d\d)(?!\d)/, 3, 2, 1],
];
/** A year of two digits is of the game's years; before the month it is where it is no month or day. */
const UPDATED =
  /(?<=更新日?\s?:\s?)(?<year>\d\d)[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})(?!\d)|(?<=updated?\s?:?\s?)(?:(?<year>[4-9]\d)\/(?<month>\d{1,2})\/(?<day>\d{1,2})|(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d\d))(?!\d)/i;
/** The year before the first of each era. */
const ERAS = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
/** `2004年6月1日`, `平成16年6月`, `平成十六年六月一日`, `二〇〇四年六月一日`. */
const JAPANESE_DAY = new RegExp(
  `(${Object.keys(ERAS).join('|')})?\\s?(元|\\d{1,4}|[〇一二三四五六七八九十]{1,4})\\s?年\\s?(\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?月(?:\\s?(\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?日)?`,
  'g',
);
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
  const japanese = findJapaneseDays(text);
  const whole = japanese.find(({ day }) => !day.datePrecision);
  if (whole) return whole;
  for (const [pattern, year, month, day] of DAYS) {
    const match = pattern.exec(text);
    const named = match?.[month]?.slice(0, 3).toLowerCase() ?? '';
    const number = MONTHS.includes(named) ? String(MONTHS.indexOf(named) + 1) : (match?.[month] ?? '');
    const date = match && toDay(match[year] ?? '', number, match[day] ?? '');
    if (date) return place(match, { date });
  }
  const short = UPDATED.exec(text);
  const { year = '', month = '', day = '' } = short?.groups ?? {};
  const updated = toDay(`${year > '50' ? 19 : 20}${year}`, month, day);
  if (short && updated) return place(short, { date: updated });
  if (japanese[0]) return japanese[0];
  const english = ENGLISH_MONTH_ALONE.exec(text);
  const named = MONTHS.indexOf(english?.[1]?.slice(0, 3).toLowerCase() ?? '');
  const first = english && toDay(english[2] ?? '', `${named + 1}`, '1');
  return first ? place(english, { date: first, datePrecision: 'month' }) : undefined;
}

/** The days that a text writes as Japanese does, and the months. */
function findJapaneseDays(text: string): WrittenDay[] {
  return [...text.matchAll(JAPANESE_DAY)].flatMap((match) => {
    const [, era, year = '', month = '', day] = match;
    const [count, ...others] = [year, month, day ?? '1'].map((number) =>
      hasKanji(number) ? readKanjiNumber(number.replace('元', '一')) : number,
    );
    const base = ERAS[era as keyof typeof ERAS] ?? 0;
    if (count === undefined || (!era && count.length < 4)) return [];
    const date = toDay(String(base + Number(count)), others[0] ?? '', others[1] ?? '');
    return date ? [place(match, { date, ...(!day && { datePrecision: 'month' }) })] : [];
  });
}

function place({ 0: written, index }: RegExpExecArray, day: WrittenDay['day']): WrittenDay {
  return { day, from: index, to: index + written.length };
}
