import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../src/sources/read-source.ts';
import { corpusPath, describeWithCorpus, readCorpus } from '../corpus.ts';
import { findSharedRuns } from './shared-runs.ts';

const OURS = [
  '*.md',
  'bench/**/*.{ts,json}',
  'content/{sources,terms,strings,pages}/**/*.{txt,json,md}',
  'docs/**/*.md',
  'scripts/**/*.ts',
  'src/**/*.{ts,js,astro,css}',
  'test/**/*.{ts,txt,json,html}',
];

/** Texts of others: the documents as received and the corpora, but for the invented specimens. */
function* readOthers(): Generator<string> {
  for (const folder of ['seeds', 'corpus'])
    for (const path of readdirSync(corpusPath(folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${path}`;
      if (file.includes('specimens') || !statSync(corpusPath(file)).isFile()) continue;
      const { source } = readSource(readCorpus(file), file);
      if (source) yield source.text;
    }
}

describe('a run of others’ words', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
  const find = (ours: string, theirs: string) => findSharedRuns(new Map([['ours.txt', ours]]), [theirs]);

  test('is found from twelve English words on, whatever stands around and between them', () => {
    expect(find(`Ours.\n${words(12)}`, `Theirs, ${words(12).toUpperCase().replaceAll(' ', ', ')}!`)).toEqual([
      `ours.txt:2: ${words(12)}`,
    ]);
    expect(find(words(11), words(11))).toEqual([]);
  });

  test('is found from twenty-five Japanese characters on, half-width ones counted alike', () => {
    const katakana = 'アカサタナハマヤラワイキシチニヒミリウクスツヌフム';
    expect(find(katakana, katakana)).toHaveLength(1);
    expect(find('ｱｶｻﾀﾅﾊﾏﾔﾗﾜｲｷｼﾁﾆﾋﾐﾘｳｸｽﾂﾇﾌﾑ', katakana)).toHaveLength(1);
    expect(find(katakana.slice(1), katakana)).toEqual([]);
  });
});

describeWithCorpus('the words of the project are its own', () => {
  test('no run of twelve English words or twenty-five Japanese characters stands in a text of others', () => {
    const ours = new Map(globSync(OURS).map((file) => [file, readFileSync(file, 'utf8')]));
    expect(ours.size).toBeGreaterThan(300);
    const others = [...readOthers()];
    const found = findSharedRuns(new Map([...ours, ['a text of theirs', others[0] ?? '']]), others);
    expect(found.some((place) => place.startsWith('a text of theirs:'))).toBe(true);
    expect(found.filter((place) => !place.startsWith('a text of theirs:'))).toEqual([]);
  }, 180_000);
});
