import { beforeAll, describe, expect, test } from 'vitest';
import { collectNames } from '../../../src/features/search/build/collect-names.ts';
import { createAliasResolver } from '../../../src/features/search/build/resolve-aliases.ts';
import { readAuthoredTables } from '../../../src/features/search/disk/load-search.ts';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { toNameKey } from '../../../src/features/search/fold/fold-text.ts';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { DIGEST } from '../../digest-project.ts';
import { ask, buildCorpusFiles, ingestCorpus } from './engines.ts';

test('the table has no empty or doubled name in an entry', () => {
  for (const { names } of readAuthoredTables().aliases) {
    const keys = names.map(toNameKey);
    expect(keys).not.toContain('');
    expect(names.length).toBe(new Set(names).size);
  }
});

/** Targets that mean nothing in a book. */
async function findLost(collections: string) {
  const { book } = loadBook({ collections, authored: 'content' });
  const resolve = createAliasResolver(book, collectNames(book));
  const { aliases } = readAuthoredTables();
  return {
    aliases: aliases.filter(({ to }) => to.flatMap(resolve).length === 0).map(({ names }) => names[0]),
    rules: aliases
      .flatMap(({ to }) => to)
      .flatMap((target) => (typeof target !== 'string' && resolve(target).length === 0 ? [target.rule] : [])),
    names: new Set(
      aliases.flatMap(({ to }) => to).filter((to) => typeof to === 'string' && resolve(to).length === 0),
    ),
  };
}

test('every alias that names a rule finds it in the digest', async () => {
  expect((await findLost(DIGEST.collections)).rules).toEqual([]);
});

describeWithCorpus('every alias finds its target', () => {
  test.each(['cr-en/20251114.txt', 'cr-en/20260227.txt'])('in the edition of %s', async (file) => {
    const full = await findLost(ingestCorpus(file));
    expect(full.aliases).toEqual([]);
    expect(full.rules).toEqual([]);
  });

  test('no name stands for nothing in the digest and in a full edition', async () => {
    const digest = await findLost(DIGEST.collections);
    const full = await findLost(ingestCorpus('cr-en/20260227.txt'));
    expect([...digest.names].filter((name) => full.names.has(name))).toEqual([]);
  });
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
