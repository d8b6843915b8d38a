import { describe, expect, test } from 'vitest';
import { buildFromCollections } from '../../src/search/disk/build-from-collections.ts';
import { createEngine, type EngineFiles } from '../../src/search/engine/create-engine.ts';
import { toNameKey } from '../../src/search/fold/name-key.ts';
import { toPhoneticKey } from '../../src/search/fold/phonetic-key.ts';
import { describeWithCorpus } from '../corpus.ts';
import { buildCorpusFiles } from './engines.ts';
import { toHalfWidth, toRomaji } from './typed-forms.ts';

/** As many results as may hold one of several things with the same name or sound. */
const TOP = 5;

/** Every form in which a reader may type a name of a row, with the row's id. */
function listForms({ names }: EngineFiles): [form: string, typed: string, id: string][] {
  return names.rows
    .filter(({ id }) => !id.startsWith('ruling:'))
    .flatMap(({ id, en = [], ja = [], readings = [] }) => [
      ...en.map((name) => ['name', name, id] as [string, string, string]),
      ...ja.map((name) => ['other language', name, id] as [string, string, string]),
      ...ja.map((name) => ['half-width', toHalfWidth(name), id] as [string, string, string]),
      ...readings.map((reading) => ['reading', reading, id] as [string, string, string]),
      ...readings
        .filter((reading) => (toPhoneticKey(reading) ?? '').length > 1)
        .map((reading) => ['romaji', toRomaji(reading), id] as [string, string, string]),
    ]);
}

/** Names that more than TOP things share: 総則 of every chapter. */
const isShared = (files: EngineFiles, id: string): boolean => {
  const row = files.names.rows.find((each) => each.id === id);
  const key = toNameKey(row?.en?.[0] ?? '');
  return files.names.rows.filter(({ en }) => en?.some((name) => toNameKey(name) === key)).length > TOP;
};

function findLost(files: EngineFiles): string[] {
  const engine = createEngine(files);
  return listForms(files)
    .filter(
      ([, typed, id]) =>
        !isShared(files, id) &&
        !engine
          .search(typed)
          .hits.slice(0, TOP)
          .some(({ doc }) => doc.id === id),
    )
    .map(([form, typed, id]) => `${typed} (${form}) does not find ${id}`);
}

describe('every term is found by its name, reading, romaji, half-width form and other language', () => {
  test('in the starter edition', async () => {
    expect(findLost(await buildFromCollections('content/collections'))).toEqual([]);
  });
});

describeWithCorpus('every term of a whole edition is found likewise', () => {
  test('2025-11-14 in both languages', async () => {
    expect(findLost(await buildCorpusFiles('cr-en/20251114.txt', 'scale/ja-20251114.txt'))).toEqual([]);
  });
});
