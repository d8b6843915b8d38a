import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMeanings,
  listEarlierRules,
  type MeaningRun,
  parseMeanings,
} from '../../../src/rulebook/history/meaning-runs.ts';
import { resolveNumber, toAnswer } from '../../../src/rulebook/history/resolve-number.ts';
import { number } from '../book/small-book.ts';

const FILES: Record<string, unknown> = {
  'api/v1/history.json': {
    current: '2020-01-01',
    editions: ['1999-04-23', '2009-07-11', '2020-01-01'],
    sections: ['502', '702'],
  },
  'api/v1/meanings/502.json': {
    numbers: { '502.1': '1999-04-23=702.3~ 2009-07-11=?', '502.2': '1999-04-23=-+702.1+702.2 2009-07-11=-' },
  },
  'api/v1/meanings/702.json': {
    numbers: { '702.3': '1999-04-23=? 2009-07-11=702.3~^702 2020-01-01=702.3^702', '702.4': '1999-04-23=!' },
  },
};

describe('a number that somebody wrote down', () => {
  const load = async (path: string) => {
    if (!FILES[path]) throw new Error(`no ${path}`);
    return FILES[path];
  };

  test.each([
    [
      '2005-01-01',
      '502.1',
      { kind: 'moved', now: '702.3', page: '702.3', isReworded: true, edition: '1999-04-23' },
    ],
    ['2005-01-01', '502.2', { kind: 'split', parts: ['702.1', '702.2'] }],
    ['2009-07-11', '502.2', { kind: 'retired', parts: [] }],
    ['2010-01-01', '502.1', { kind: 'never', edition: '2009-07-11' }],
    ['2010-01-01', '702.3', { kind: 'reworded', now: '702.3', page: '702' }],
    ['2020-01-01', '702.3', { kind: 'right', isReworded: false }],
    ['2030-01-01', '702.3', { kind: 'right', beyond: 'after', edition: '2020-01-01' }],
    ['1998-01-01', '702.3', { kind: 'unclear', beyond: 'before' }],
    ['2010-01-01', '702.4', { kind: 'unclear' }],
    ['2010-01-01', '999.9', { kind: 'never' }],
    [undefined, '702.3', { kind: 'right' }],
  ])('on %s %s', async (day, asked, answer) => {
    expect(await resolveNumber(number(asked), day, load)).toMatchObject({ number: asked, ...answer });
  });

  test('two small files are read', async () => {
    const asked: string[] = [];
    await resolveNumber(number('502.1'), '2005-01-01', async (path) => {
      asked.push(path);
      return FILES[path];
    });
    expect(asked).toEqual(['api/v1/history.json', 'api/v1/meanings/502.json']);
  });

  test('a file that could not be had is told', async () => {
    const resolved = resolveNumber(number('702.3'), undefined, () =>
      Promise.reject(new Error('the line is down')),
    );
    await expect(resolved).rejects.toThrow('the line is down');
  });
});

describe('the line of a number', () => {
  const day = fc
    .integer({ min: 0, max: 9000 })
    .map((days) => new Date(9e11 + days * 864e5).toISOString().slice(0, 10));
  const some = fc.constantFrom('7', '702', '702.9', '702.9b', '100.10', '704.5aa').map(number);
  const more = fc.record(
    { page: some, parts: fc.array(some, { minLength: 1, maxLength: 3 }) },
    { requiredKeys: [] },
  );
  const own = number('603.1');
  const meaning = fc.oneof(
    fc.record({ status: fc.constantFrom('gone' as const, 'unknown' as const, 'unclear' as const) }),
    fc.record({ status: fc.constantFrom('same' as const, 'reworded' as const), now: fc.constant(own) }),
    fc
      .record({
        status: fc.constant('moved' as const),
        now: some,
        text: fc.constantFrom('same' as const, 'reworded' as const),
      })
      .chain((moved) => more.map((rest) => ({ ...moved, ...rest }))),
  );

  test('says what was put in', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ since: day, meaning })), (runs: MeaningRun[]) => {
        expect(parseMeanings(formatMeanings(runs), own)).toEqual(runs);
      }),
    );
  });

  test('each other rule that the number was is told once for days in a row, newest first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(day), fc.array(meaning), (days, meanings) => {
        const runs = days.sort().flatMap((since, place): MeaningRun[] => {
          const each = meanings[place];
          return each ? [{ since, meaning: each }] : [];
        });
        const earlier = listEarlierRules(runs, own);
        for (const [place, rule] of earlier.entries()) {
          const older = earlier[place + 1];
          expect(rule.now).not.toBe(own);
          expect(older?.until === rule.since && older.now === rule.now).toBe(false);
          if (older) expect((older.until ?? '') <= rule.since).toBe(true);
        }
        for (const { since, meaning: each } of runs) {
          const now = 'now' in each ? (each.page ?? each.now) : undefined;
          const isOther = now ? now !== own : each.status === 'gone';
          const told = earlier.filter((rule) => rule.since <= since && since < (rule.until ?? '9'));
          expect(told.map((rule) => rule.now)).toEqual(isOther ? [now] : []);
        }
      }),
    );
  });

  test('is never more than read: anything else is left out', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        for (const { since } of parseMeanings(line, own)) expect(line).toContain(since);
        expect(() => toAnswer({ editions: ['2000-01-01'] }, line, own, '2001-01-01')).not.toThrow();
      }),
    );
  });
});
