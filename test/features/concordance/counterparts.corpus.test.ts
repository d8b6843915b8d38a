import { beforeAll, expect, test } from 'vitest';
import { measureCounterparts } from '../../../bench/counterpart-measures.ts';
import type { EngineFiles } from '../../../src/features/search/index-files.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { buildCorpusFiles } from '../search/engines.ts';

describeWithCorpus('of the terms that stand in three rules or more', () => {
  let files: EngineFiles;
  beforeAll(async () => {
    files = await buildCorpusFiles('cr-en/20260116.txt', 'official-ja/ja-20260116.txt');
  }, 120_000);

  test('95 in 100 get the right counterpart from the texts alone', { timeout: 300_000 }, () => {
    const { terms, share } = measureCounterparts(files, { hasNames: false });
    expect(terms).toBeGreaterThan(500);
    expect(share).toBeGreaterThan(0.95);
  });

  test('99 in 100 get it with the authored names', { timeout: 300_000 }, () => {
    expect(measureCounterparts(files, { hasNames: true }).share).toBeGreaterThan(0.99);
  });
});
