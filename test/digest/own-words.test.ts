import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../src/reading/sources/read-source.ts';
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

const INVENTED = /\/(?:specimens|official-ja)\//;
const ARCHIVE = /\/cr-en-archive\//;

/** Files of others: the documents as received and the corpora, but for the invented ones. */
function listOthers(): string[] {
  const files = ['seeds', 'corpus']
    .flatMap((folder) =>
      readdirSync(corpusPath(folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((file) => !INVENTED.test(file) && statSync(corpusPath(file)).isFile())
    .sort();
  // Neighbouring editions share nearly every sentence: one in eight is enough.
  const archive = files.filter((file) => ARCHIVE.test(file));
  return [...files.filter((file) => !ARCHIVE.test(file)), ...archive.filter((_, index) => index % 8 === 0)];
}

function* readOthers(): Generator<string> {
  for (const file of listOthers()) {
    // Data is in UTF-8, and much of it: nothing in it is to be found out.
    if (file.endsWith('.json')) yield readCorpus(file).toString('utf8');
    else yield readSource(readCorpus(file), file).source?.text ?? '';
  }
}

describe('a run of others’ words', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => `word${String.fromCharCode(97 + index)}`).join(' ');
  const find = (ours: string, theirs: string) => findSharedRuns(new Map([['ours.txt', ours]]), [theirs]);

  test('is found from twelve English words on, whatever stands around and between them', () => {
    expect(find(`Ours.\n${words(12)}`, `Theirs, ${words(12).toUpperCase().replaceAll(' ', ', ')}!`)).toEqual([
      `ours.txt:2: ${words(12)}`,
    ]);
    expect(find(words(11), words(11))).toEqual([]);
  });

  test('is found from twenty-five Japanese characters on, half-width ones counted alike', () => {
    const mixed = 'アカサタナハマヤラワイキシチニヒミリウクあいうえお';
    expect(find(mixed, mixed)).toHaveLength(1);
    expect(find('ｱｶｻﾀﾅﾊﾏﾔﾗﾜｲｷｼﾁﾆﾋﾐﾘｳｸあいうえお', mixed)).toHaveLength(1);
    expect(find(mixed.slice(1), mixed)).toEqual([]);
  });

  test('is none where it is names and numbers', () => {
    const names = 'アカサタナハマヤラワイキシチニヒミリウクスあいうえ';
    expect(names).toHaveLength(25);
    expect(find(names, names)).toEqual([]);
    expect(find(`${words(8)} 702 1 702 2`, `${words(8)} 702 1 702 2`)).toEqual([]);
    expect(find(`${words(9)} 702 1 702`, `${words(9)} 702 1 702`)).toHaveLength(1);
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
