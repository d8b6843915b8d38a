import { beforeAll, describe, expect, test } from 'vitest';
import { readAuthoredTables } from '../../src/search/disk/build-from-collections.ts';
import { createEngine } from '../../src/search/engine/create-engine.ts';
import type { SearchEngine } from '../../src/search/engine/engine.ts';
import { toNameKey } from '../../src/search/fold/name-key.ts';
import { describeWithCorpus } from '../corpus.ts';
import { ask, buildCorpusFiles } from './engines.ts';

test('the table has no empty or doubled name in an entry', () => {
  for (const { names } of readAuthoredTables().aliases) {
    const keys = names.map(toNameKey);
    expect(keys).not.toContain('');
    expect(names.length).toBe(new Set(names).size);
  }
});

describeWithCorpus('everyday names in a whole edition', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = createEngine(await buildCorpusFiles('cr-en/20251114.txt', 'scale/ja-20251114.txt'));
  }, 120_000);

  describe('are found among the first three', () => {
    test.each([
      ['SBA', '704'],
      ['APNAP', '101.4'],
      ['who goes first', '103.1'],
      ['先攻後攻', '103.1'],
      ['summoning sickness', '302.6'],
      ['召喚酔い', '302.6'],
      ['commander tax', '903.8'],
      ['統率者税', '903.8'],
      ['CMC', '202.3'],
      ['mulligan', '103.5'],
      ['legend rule', '704.5j'],
      ['対消滅', '704.5j'],
      ['layers', '613'],
      ['除去', '701.8'],
      ['サクる', '701.21'],
      ['場に出る', 'glossary:Enters the Battlefield'],
      ['fizzle', '608.2b'],
      ['mana burn', 'glossary:Mana Burn (Obsolete)'],
    ])('%s → %s', (name, id) => {
      expect(ask(engine, name)).toContain(id);
    });
  });

  test('every alias leads somewhere in the newest editions together', async () => {
    const newest = await buildCorpusFiles('cr-en/20260227.txt');
    const known = new Set(newest.names.aliases.flatMap(({ names }) => names));
    const lost = readAuthoredTables().aliases.filter(({ names }) => !names.some((name) => known.has(name)));
    expect(lost.map(({ names }) => names[0])).toEqual([]);
  });
});
