import { beforeAll, describe, expect, test } from 'vitest';
import { measureSearch, readJudgedQueries } from '../../../bench/search-measures.ts';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import type { EngineFiles } from '../../../src/features/search/index-files.ts';
import { corpusPath, describeWithCorpus } from '../../corpus.ts';
import { buildCorpusFiles } from './engines.ts';

const measure = (files: EngineFiles, queries: string) => {
  const engine = createEngine(files);
  return measureSearch(readJudgedQueries(queries), (query) => {
    const { hits, weak } = engine.search(query);
    return { ids: hits.slice(0, 10).map(({ doc }) => doc.id), weak };
  });
};

describeWithCorpus('judged queries', () => {
  test('the given set, edition 2025-11-14', async () => {
    const files = await buildCorpusFiles('cr-en/20251114.txt', 'scale/ja-20251114.txt');
    const measures = measure(files, corpusPath('search/queries.dev.json'));
    expect(measures.ndcg).toBeGreaterThan(0.98);
    expect([measures.first, measures.firstThree, measures.none]).toEqual([1, 1, 1]);
  });

  describe('our own set, edition 2026-02-27 with Japanese carried forward', () => {
    let files: EngineFiles;
    beforeAll(async () => {
      files = await buildCorpusFiles('cr-en/20251114.txt', 'scale/ja-20251114.txt', 'cr-en/20260227.txt');
    }, 120_000);

    test('is answered', () => {
      const measures = measure(files, 'test/features/search/queries.own.json');
      expect(measures.queries).toBeGreaterThan(100);
      expect(measures.ndcg).toBeGreaterThan(0.97);
      expect(measures.first).toBeGreaterThan(0.99);
      expect(measures.none).toBe(1);
    });
  });

  describe('questions as players ask them, edition 2026-04-17 in English alone', () => {
    let files: EngineFiles;
    beforeAll(async () => {
      files = await buildCorpusFiles('cr-en-archive/20260417.txt');
    }, 120_000);

    test.each([
      ['given', corpusPath('search/questions.dev.json')],
      ['our own', 'test/features/search/questions.own.json'],
    ])('%s are answered, in either language', (_, queries) => {
      const measures = measure(files, queries);
      expect(measures.ndcg).toBeGreaterThan(0.55);
      expect(measures.firstThree).toBeGreaterThan(0.7);
    });
  });
});
