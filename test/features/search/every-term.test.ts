import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { foldText, toNameKey } from '../../../src/features/search/fold/fold-text.ts';
import { listTypedForms } from '../../../src/features/search/fold/japanese-words.ts';
import { toPhoneticKey } from '../../../src/features/search/fold/phonetic-key.ts';
import type { EngineFiles } from '../../../src/features/search/index-files.ts';
import { onceFor } from '../../../src/rulebook/book/once.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { buildCorpusFiles, buildStarterFiles } from './engines.ts';
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

/** Ids of what bears a name that more than TOP things share: 総則 of every chapter. */
function listShared({ names }: EngineFiles): ReadonlySet<string> {
  const bearers = new Map<string, string[]>();
  for (const row of names.rows)
    for (const key of new Set(row.en?.map(toNameKey)))
      bearers.set(key, [...(bearers.get(key) ?? []), row.id]);
  return new Set([...bearers.values()].filter((ids) => ids.length > TOP).flat());
}

/** The engine of files that asks what is typed once, though it is looked at from several sides. */
function openEngine(files: EngineFiles): SearchEngine {
  const engine = createEngine(files);
  return { ...engine, search: onceFor(engine.search) };
}

function findLost(engine: SearchEngine, files: EngineFiles): string[] {
  const shared = listShared(files);
  return listForms(files)
    .filter(
      ([, typed, id]) =>
        !shared.has(id) &&
        !engine
          .search(typed)
          .hits.slice(0, TOP)
          .some(({ doc }) => doc.id === id),
    )
    .map(([form, typed, id]) => `${typed} (${form}) does not find ${id}`);
}

/** Whether the first result of what is typed bears the name. */
function isBorneFirst(engine: SearchEngine, typed: string, name: string): boolean {
  const first = engine.search(typed).hits[0]?.doc;
  const row = first && engine.resources.rowOf(first.index);
  const names = [...(row?.en ?? []), ...(row?.ja ?? []), ...(row?.also ?? []), ...(row?.readings ?? [])];
  return names.some((each) => toNameKey(each) === toNameKey(name));
}

/** Names of the book that, typed as printed, do not bring something that bears them first. */
function findOutranked(engine: SearchEngine, files: EngineFiles): string[] {
  // A name that only the term table has goes after the heading that the book prints with it.
  return files.names.rows
    .filter((row) => !row.id.startsWith('ruling:'))
    .flatMap(({ en = [], ja = [], jaFromTable }) => [...en, ...(jaFromTable ? [] : ja)])
    .filter((name) => !isBorneFirst(engine, name, name));
}

/** Half-converted forms of names that do not bring something first that bears the name: 二段こうげき. */
function findHalfConverted(engine: SearchEngine, files: EngineFiles): string[] {
  const names = new Set(files.names.rows.flatMap(({ ja = [] }) => ja.map(foldText)));
  const parts = new Map(files.questions?.typed);
  return [...names].flatMap((word) =>
    listTypedForms(word, parts).filter((form) => /[一-鿿]/.test(form) && !isBorneFirst(engine, form, word)),
  );
}

describe('every term is found by its name, reading, romaji, half-width form and other language', () => {
  const files = buildStarterFiles();
  const engine = openEngine(files);

  test('in the starter edition', () => {
    expect(findLost(engine, files)).toEqual([]);
  });

  test('what bears a name comes first', () => {
    expect(findOutranked(engine, files)).toEqual([]);
  });
});

describeWithCorpus('every term of a whole edition is found likewise', () => {
  test('2025-11-14 in both languages', async () => {
    const files = await buildCorpusFiles('cr-en/20251114.txt', 'scale/ja-20251114.txt');
    const engine = openEngine(files);
    expect(findLost(engine, files)).toEqual([]);
    expect(findOutranked(engine, files)).toEqual([]);
    expect(findHalfConverted(engine, files)).toEqual([]);
  }, 300_000);
});
