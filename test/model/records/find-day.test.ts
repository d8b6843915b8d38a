import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDay } from '../../../src/model/records/find-day.ts';

const DIGITS = '〇一二三四五六七八九';
const toKanji = (number: number) =>
  number < 10
    ? DIGITS.charAt(number)
    : `${number < 20 ? '' : DIGITS.charAt(Math.floor(number / 10))}十${number % 10 === 0 ? '' : DIGITS.charAt(number % 10)}`;
const day = fc.record({
  year: fc.integer({ min: 1990, max: 2018 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
});

/** A number in each way to write it. */
const WRITTEN: Readonly<Record<string, (number: number) => string>> = { digits: String, kanji: toKanji };

it.each(Object.keys(WRITTEN))('a day of an era is the day it is, in %s', (way) => {
  const write = WRITTEN[way] ?? String;
  fc.assert(
    fc.property(day, ({ year, month, date }) => {
      const iso = [year, month, date].map((part) => `${part}`.padStart(2, '0'));
      const months = `平成${write(year - 1988)}年${write(month)}月`;
      expect(findDay(`（${months}${write(date)}日発行）`)).toEqual({ date: iso.join('-') });
      expect(findDay(`${months}版`)).toEqual({
        date: [...iso.slice(0, 2), '01'].join('-'),
        datePrecision: 'month',
      });
    }),
  );
});

it('a first year has a word of its own, and a year may be written digit by digit', () => {
  expect(findDay('令和元年五月一日')?.date).toBe('2019-05-01');
  expect(findDay('二〇〇四年六月一日')?.date).toBe('2004-06-01');
});

it('years without an era and without a century are no years', () => {
  expect(findDay('3年5月に')).toBeUndefined();
  expect(findDay('十六年六月一日')).toBeUndefined();
});
