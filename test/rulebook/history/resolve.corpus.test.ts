import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleNumberSchema } from '../../../src/model/records/rule.ts';
import type { Book } from '../../../src/rulebook/book/book.ts';
import { createHistory, type History } from '../../../src/rulebook/history/history.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { readNineEditions } from './read-nine-editions.ts';

const casesSchema = z.array(
  z.tuple([z.iso.date(), ruleNumberSchema, z.string(), ruleNumberSchema.nullable()]),
);
const cases = casesSchema.parse(JSON.parse(readFileSync('test/fixtures/history/resolve-cases.json', 'utf8')));

describeWithCorpus('nine English editions from 2003-07-01 to 2026-02-27', () => {
  let book: Book;
  let history: History;
  beforeAll(() => {
    book = readNineEditions();
    history = createHistory(book);
  }, 120_000);

  test.each(cases)('?ed=%s on %s: %s %s', (day, number, status, now) => {
    const answer = history.resolve(day, number);
    expect([answer.status, 'now' in answer ? answer.now : null]).toEqual([status, now]);
  });

  test('every number of every edition has a page and an answer', () => {
    const published = new Set(history.published);
    for (const { id } of book.editions) {
      for (const { number } of book.rulesIn(id)) {
        expect(published.has(number), `${id} ${number}`).toBe(true);
        const answer = history.resolve(id, number);
        expect(['same', 'reworded', 'moved', 'gone']).toContain(answer.status);
        if ('now' in answer) expect(book.rule(answer.now)).toBeDefined();
      }
    }
  });

  test('of the numbers that name another rule since 2024-09-20, at least 98 in 100 have a way to go', () => {
    const old = '2024-09-20';
    // Read in both texts: the damage assignment order and what depended on it are no more.
    const takenOut = ['509.2', '509.2a', '509.3', '509.3a', '703.4k', '703.4m', '802.5', '805.10f'];
    const changed = book.rulesIn(old).filter(({ number }) => {
      const answer = history.resolve(old, number);
      const isOther = answer.status === 'moved' || answer.status === 'gone';
      return book.rule(number) && isOther && !takenOut.includes(number);
    });
    const withWay = changed.filter(({ number }) => history.resolve(old, number).status === 'moved');
    expect(changed.length).toBeGreaterThan(250);
    expect(withWay.length / changed.length).toBeGreaterThanOrEqual(0.98);
  });

  test('every question a page asks of every number is answered', () => {
    const fresh = createHistory(book);
    for (const number of fresh.published) {
      for (const { id } of book.editions) expect(fresh.resolve(id, number).status).toBeTruthy();
      expect(fresh.earlierMeaningsOf(number)).toBeInstanceOf(Array);
    }
  });
});
