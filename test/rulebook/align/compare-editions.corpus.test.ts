import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Rule, RuleChange } from '../../../src/model/records/rule.ts';
import { compareEditions } from '../../../src/rulebook/align/compare-editions.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { readEnglishRules } from './read-edition.ts';

const casesSchema = z.object({
  moved: z.array(z.tuple([z.string(), z.string(), z.string()])),
  stays: z.array(z.tuple([z.string(), z.string()])),
  removed: z.array(z.string()),
  added: z.array(z.string()),
  split: z.array(z.tuple([z.string(), z.string()])),
});
const cases = casesSchema.parse(
  JSON.parse(readFileSync('test/fixtures/align/2024-09-20-to-2026-02-27.json', 'utf8')),
);

describeWithCorpus('English rules from 2024-09-20 to 2026-02-27', () => {
  let before: Rule[] = [];
  let after: Rule[] = [];
  let changes: RuleChange[] = [];
  beforeAll(() => {
    before = readEnglishRules('20240917');
    after = readEnglishRules('20260227');
    changes = compareEditions(before, after);
  });

  test.each(cases.moved)('%s moved to %s (%s)', (from, to, text) => {
    expect(changes).toContainEqual({ from, to, text });
  });

  test.each(cases.stays)('%s stays (%s)', (number, text) => {
    expect(changes).toContainEqual({ from: number, to: number, text });
  });

  test.each(cases.removed)('%s was removed', (number) => {
    expect(changes.filter(({ from, part }) => from === number && !part)).toEqual([{ from: number }]);
  });

  test.each(cases.added)('%s is new', (number) => {
    expect(changes.filter(({ to, part }) => to === number && !part)).toEqual([{ to: number }]);
  });

  test.each(cases.split)('a part of %s became %s', (from, to) => {
    expect(changes).toContainEqual({ from, to, part: 'split' });
  });

  test('every rule of both editions stands in the changes exactly once', () => {
    const main = changes.filter(({ part }) => !part);
    expect(main.flatMap(({ from }) => from ?? []).sort()).toEqual(before.map(({ number }) => number).sort());
    expect(main.flatMap(({ to }) => to ?? []).sort()).toEqual(after.map(({ number }) => number).sort());
  });

  test('of the numbers that mean another rule now, every one has a way to go but those that were taken out', () => {
    const numbers = new Set(after.map(({ number }) => number));
    const meansAnother = changes.filter(
      ({ from, to, part }) => !part && from && from !== to && numbers.has(from),
    );
    const withoutWay = meansAnother.filter(
      ({ from, to }) => !to && !changes.some((change) => change.part && change.from === from),
    );
    expect(meansAnother.length).toBeGreaterThan(250);
    expect(withoutWay.filter(({ from }) => !cases.removed.includes(from ?? ''))).toEqual([]);
  });

  test('keyword headings are found by their names wherever they went', () => {
    const titles = (rules: readonly Rule[]) =>
      new Map(
        rules.flatMap(({ number, level, en }) =>
          level === 'rule' && en?.title ? [[en.title, number] as const] : [],
        ),
      );
    const news = titles(after);
    const wrong = [...titles(before)].filter(([title, from]) => {
      const to = news.get(title);
      return to && !changes.some((change) => change.from === from && change.to === to);
    });
    expect(wrong).toEqual([]);
  });
});
