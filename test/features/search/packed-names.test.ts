import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NameRow } from '../../../src/features/search/index-files.ts';
import { NAMES, type PackedNames } from '../../../src/features/search/packed-names.ts';
import { isRuleNumber } from '../../../src/model/records/rule-number.ts';
import { buildStarterFiles } from './engines.ts';

const name = fc.string({ minLength: 1 });
const list = fc.array(name, { minLength: 1, maxLength: 3 });
const row: fc.Arbitrary<Partial<NameRow>> = fc.record(
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
        const named = rows.map((each, place) => ({
          ...each,
          id: `${each.slug ? 'glossary' : 'ruling'}:${place}`,
        }));
        const names = {
          numbers: ['702', '702.9', '702.9a'].filter(isRuleNumber),
          rows: named,
          aliases: aliases.map((all, place) => ({ names: all, to: [named[place]?.id ?? '702.9'] })),
        };
        expect(NAMES.unpack(NAMES.pack(names))).toEqual(names);
      }),
    );
  });

  test('leave out what the names of a glossary entry tell', () => {
    const rows: NameRow[] = [
      { id: 'glossary:Ward, Warded', en: ['Ward', 'Warded'], ja: ['護法'], slug: 'ward' },
      { id: 'glossary:護法', ja: ['護法'], slug: 'x' },
    ];
    const packed = NAMES.pack({ numbers: [], rows, aliases: [] }) as PackedNames;
    expect([packed.columns.id, packed.columns.slug]).toEqual(['\n', '\nx']);
    expect(NAMES.unpack(packed).rows).toEqual(rows);
  });

  test('of the starter edition are the same when unpacked', () => {
    const { names } = buildStarterFiles();
    expect(NAMES.unpack(JSON.parse(JSON.stringify(NAMES.pack(names))))).toEqual(names);
  });

  test('keep rows and names apart, whatever a document has in its titles', () => {
    const rows: NameRow[] = [{ id: 'ruling:a', en: ['one\ttwo\nthree', '\u0001'] }, { id: 'ruling:b' }];
    const { rows: read } = NAMES.unpack(NAMES.pack({ numbers: [], rows, aliases: [] }));
    expect(read).toEqual([{ id: 'ruling:a', en: ['one two three', ' '] }, { id: 'ruling:b' }]);
  });
});
