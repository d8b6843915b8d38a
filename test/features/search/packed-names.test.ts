import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NameRow } from '../../../src/features/search/index-files.ts';
import { packNames, unpackNames } from '../../../src/features/search/packed-names.ts';
import { buildStarterFiles } from './engines.ts';

const name = fc.string({ minLength: 1 });
const list = fc.array(name, { minLength: 1, maxLength: 3 });
const row: fc.Arbitrary<NameRow> = fc.record(
  {
    en: fc.array(fc.constantFrom('Flying', 'Ward', '飛行', '='), { minLength: 1, maxLength: 2 }),
    ja: list,
    also: fc.array(fc.constantFrom('Flier', '飛ぶ'), { minLength: 1, maxLength: 2 }),
    readings: fc.constantFrom(['ひこう'], ['ごほう', 'ひこう']),
    jaFromTable: fc.constant(true as const),
    date: fc.constantFrom('2024-09-20'),
    slug: name,
  },
  { requiredKeys: [] },
);

describe('packed names', () => {
  test('are the same when unpacked', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.array(list, { maxLength: 3 }), (rows, aliases) => {
        const named = rows.map((each, place) => ({ id: `glossary:${place}`, ...each }));
        const names = {
          numbers: '702,.9,a',
          rows: named,
          aliases: aliases.map((all, place) => ({ names: all, to: [named[place]?.id ?? '702.9'] })),
        };
        expect(unpackNames(packNames(names))).toEqual(names);
      }),
    );
  });

  test('of the starter edition are the same when unpacked', () => {
    const { names } = buildStarterFiles();
    expect(unpackNames(JSON.parse(JSON.stringify(packNames(names))))).toEqual(names);
  });

  test('keep rows and names apart, whatever a document has in its titles', () => {
    const rows: NameRow[] = [{ id: 'ruling:a', en: ['one\ttwo\nthree', '\u0001'] }, { id: 'ruling:b' }];
    const { rows: read } = unpackNames(packNames({ numbers: '', rows, aliases: [] }));
    expect(read).toEqual([{ id: 'ruling:a', en: ['one two three', ' '] }, { id: 'ruling:b' }]);
  });
});
