import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleNumberSchema, textChangeSchema } from '../../../src/model/records/rule.ts';
import { createHistory, type History } from '../../../src/rulebook/history/history.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { readNineEditions } from './read-nine-editions.ts';

/** Number on 2024-09-20, number on 2026-02-27, answer, how the text differs, what reading both texts gave. */
const sampleSchema = z.array(
  z.tuple([
    ruleNumberSchema,
    ruleNumberSchema,
    z.enum(['moved', 'reworded']),
    textChangeSchema,
    z.string().regex(/^(?:right|wrong)/),
  ]),
);
const sample = sampleSchema.parse(
  JSON.parse(readFileSync('test/fixtures/history/sample-2024-09-20.json', 'utf8')),
);

describeWithCorpus('a hundred answers drawn at random and read beside both texts', () => {
  let history: History;
  beforeAll(() => {
    history = createHistory(readNineEditions());
  }, 120_000);

  test.each(sample)('%s is %s', (number, now, status, text) => {
    const answer = history.resolve('2024-09-20', number);
    expect(answer).toEqual(status === 'moved' ? { status, now, text } : { status, now });
  });

  test('none of them is wrong', () => {
    expect(sample).toHaveLength(100);
    expect(sample.filter(([, , , , verdict]) => verdict.startsWith('wrong'))).toEqual([]);
  });
});
