import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkHistory } from '../../../src/ingest/numbers/check-history.ts';
import { collectSteps } from '../../../src/ingest/pipeline/collect-authored.ts';
import { daySchema } from '../../../src/model/records/day.ts';
import { followNumbers } from '../../../src/model/records/join-changes.ts';
import { createNumberTable } from '../../../src/model/records/number-table.ts';
import { ruleNumberSchema } from '../../../src/model/records/rule.ts';
import { number, rule } from '../book/small-book.ts';

const table = createNumberTable(collectSteps());
const newest = table.editions.at(-1) ?? '';

/** Day, number then, number in the edition of 2026-04-17 or null where the rule is gone: read in both texts. */
const cases = z
  .array(z.tuple([daySchema, ruleNumberSchema, ruleNumberSchema.nullable()]))
  .parse(JSON.parse(readFileSync('test/fixtures/history/numbers-since-1999.json', 'utf8')));

function follow(day: string, asked: string) {
  const edition = table.editions.findLast((each) => each <= day) ?? '';
  if (!table.numbersIn(edition).has(number(asked))) throw new Error(`${edition} has no ${asked}`);
  return followNumbers(table.changesBetween(edition, '2026-04-17'), { merges: true })(number(asked)) ?? null;
}

describe('the table of numbers', () => {
  test.each(cases)('%s %s is %s', (day, asked, now) => {
    expect(follow(day, asked)).toBe(now);
  });

  test('has every edition from April 1999 on, in order', () => {
    expect(table.editions.length).toBeGreaterThanOrEqual(130);
    expect(table.editions[0]).toBe('1999-04-23');
    expect([...table.editions].sort()).toEqual(table.editions);
  });

  test('has no number that no step accounts for', () => {
    for (const [index, edition] of table.editions.entries()) {
      const before = table.editions[index - 1];
      if (!before) continue;
      const [olds, news] = [table.numbersIn(before), table.numbersIn(edition)];
      const main = table.stepTo(edition).filter(({ part }) => !part);
      for (const { from, to } of main) {
        if (from) expect(olds.has(from), `${edition} ${from}`).toBe(true);
        if (to) expect(news.has(to), `${edition} ${to}`).toBe(true);
      }
      const arrived = main.flatMap(({ to }) => to ?? []);
      expect(new Set(arrived).size, edition).toBe(arrived.length);
    }
  });

  test('leads every number of every edition to one that there is, or to none', () => {
    const today = table.numbersIn(newest);
    for (const edition of table.editions) {
      const on = followNumbers(table.changesBetween(edition, newest), { merges: true });
      const lost = [...table.numbersIn(edition)].filter((each) => {
        const now = on(each);
        return now !== undefined && !today.has(now);
      });
      expect(lost, edition).toEqual([]);
    }
  });

  test('parts of a rule that is gone are told', () => {
    const parts = table
      .changesBetween('2013-05-01', newest)
      .filter(({ from, part }) => from === '500.5' && part);
    expect(parts.map(({ to }) => to).sort()).toEqual(['500.5a', '500.5b']);
  });
});

describe('what two editions show without any comparison', () => {
  const [OLD, NEW] = ['2001-01-01', '2002-01-01'];
  const long = 'A keeper lights one lamp each night before the others wake.';
  const before = {
    edition: OLD,
    rules: [rule('100.1', '# Glow'), rule('100.2', long), rule('100.3', 'Short.')],
  };
  const after = {
    edition: NEW,
    rules: [rule('200.1', '# Glow'), rule('200.2', long), rule('200.3', 'Short.')],
  };
  const toTable = (moved: { from?: string; to?: string }[]) =>
    createNumberTable([
      {
        edition: OLD,
        changes: before.rules.map((each) => ({ to: each.number })),
        returned: [],
        titles: new Map(),
      },
      {
        edition: NEW,
        changes: moved.map(({ from, to }) => ({
          ...(from && { from: number(from) }),
          ...(to && { to: number(to) }),
        })),
        returned: [],
        titles: new Map(),
      },
    ]);

  test('a name and telling words are held against the table, short words are not', () => {
    const right = toTable([
      { from: '100.1', to: '200.1' },
      { from: '100.2', to: '200.2' },
      { from: '100.3' },
    ]);
    expect(checkHistory([before, after], right)).toEqual({ checked: 2, faults: [] });
  });

  test('a wrong way and a false end are found', () => {
    const wrong = toTable([{ from: '100.1', to: '200.3' }, { from: '100.2' }]);
    expect(checkHistory([before, after], wrong).faults).toEqual([
      { edition: NEW, from: '100.1', to: '200.1', followed: '200.3' },
      { edition: NEW, from: '100.2', to: '200.2', followed: undefined },
    ]);
  });
});
