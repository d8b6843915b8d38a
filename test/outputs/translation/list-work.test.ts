import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlossaryEntry } from '../../../src/model/records/glossary-entry.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import { listWork } from '../../../src/outputs/translation/list-work.ts';
import { compareEditions } from '../../../src/rulebook/align/compare-editions.ts';
import { compareGlossaries } from '../../../src/rulebook/align/compare-glossaries.ts';
import { createEditions } from '../../../src/rulebook/book/editions/editions.ts';
import { collections, edition, entry, rule } from '../../rulebook/book/small-book.ts';

const DAYS = ['2024-01-01', '2025-01-01', '2026-01-01'] as const;

/** Editions one after the other, compared as ingest compares them. */
function toEditions(contents: readonly { rules: Rule[]; glossary?: GlossaryEntry[] }[]) {
  const days = DAYS.slice(-contents.length);
  const of = <T>(pick: (content: (typeof contents)[number]) => T) =>
    Object.fromEntries(days.map((day, index) => [day, pick(contents[index] ?? { rules: [] })]));
  const changes = contents.slice(1).map(({ rules, glossary = [] }, index) => ({
    before: days[index] ?? '',
    after: days[index + 1] ?? '',
    rules: compareEditions(contents[index]?.rules ?? [], rules),
    glossary: compareGlossaries(contents[index]?.glossary ?? [], glossary),
  }));
  return createEditions(
    collections([], [], {
      editions: days.map(edition),
      rules: of(({ rules }) => rules),
      glossary: of(({ glossary = [] }) => glossary),
      changes,
    }),
  );
}

const list = (contents: Parameters<typeof toEditions>[0]) =>
  listWork(toEditions(contents), DAYS[2]).map(({ id, state, old, ja }) => ({
    id,
    state,
    ...(old && { old: `${old.edition} ${old.id}` }),
    ...(ja && { isTranslated: true }),
  }));
const OLD = [
  rule('100', '# Lamps', '# 灯'),
  rule('100.1', 'A player lights a lamp as rule 100.2 says.', '灯をともす（100.2参照）。'),
  rule('100.2', 'A lamp that nobody lit stays dark for the turn.', '暗いままである。'),
  rule('100.3', 'Lamps burn until the end of turn, unless put out', '燃える。'),
];

describe('the state of a text', () => {
  test('what has Japanese of its own in the edition is done, whatever stood before', () => {
    const now = [rule('100', '# Lamps', '# 灯火'), ...OLD.slice(1)];
    expect(list([{ rules: OLD }, { rules: now }])).toEqual(
      ['100', '100.1', '100.2', '100.3'].map((id) => ({ id, state: 'current', isTranslated: true })),
    );
  });

  test('the others are measured against the pair that was translated, at whatever number it stood', () => {
    const now = [
      rule('100', '# Lamps'),
      rule('100.1', 'Candles are none of the things this section calls by its name.'),
      rule('100.2', 'A player lights a lamp as rule 100.3 says.'),
      rule('100.3', 'A lamp that nobody lit stays dark for the turn.'),
      rule('100.4', 'Lamps burn, until the end of turn, unless put out.'),
    ];
    expect(list([{ rules: OLD }, { rules: now }])).toEqual([
      { id: '100', state: 'current', old: '2025-01-01 100' },
      { id: '100.1', state: 'new' },
      { id: '100.2', state: 'references', old: '2025-01-01 100.1' },
      { id: '100.3', state: 'moved', old: '2025-01-01 100.2' },
      { id: '100.4', state: 'punctuation', old: '2025-01-01 100.3' },
    ]);
  });

  test('an edition between that nobody translated is passed over, and a wording that came back is no change', () => {
    const again = OLD.map(
      ({ number, level, state, en }): Rule => ({ number, level, state, ...(en && { en }) }),
    );
    const between = again.map((each) =>
      each.number === '100.3' ? rule('100.3', 'Lamps burn for ever.') : each,
    );
    const work = list([{ rules: OLD }, { rules: between }, { rules: again }]);
    expect(work).toEqual(
      OLD.map(({ number }) => ({ id: number, state: 'current', old: `2024-01-01 ${number}` })),
    );
  });

  test('Japanese of an edition whose English is not at hand may be outdated', () => {
    const ja = rule('100.1', 'One.', '一。').ja;
    const work = list([
      { rules: [{ ...rule('100.1', 'One.'), ...(ja && { ja: { ...ja, edition: '2023-01-01' } }) }] },
    ]);
    expect(work).toEqual([{ id: '100.1', state: 'changed', old: '2023-01-01 100.1' }]);
  });

  test('a glossary entry under another headword has to be translated again', () => {
    const before = [
      entry('lamp', ['Lamp', 'A thing that burns.'], ['灯', '燃える物。']),
      entry('wick', ['Wick', 'See lamp.'], ['芯', '灯参照。']),
    ];
    const now = [entry('lamp', ['Lamp; Lamps', 'A thing that burns.']), entry('wick', ['Wick', 'See lamp.'])];
    expect(
      list([
        { rules: [], glossary: before },
        { rules: [], glossary: now },
      ]),
    ).toEqual([
      { id: 'lamp', state: 'changed', old: '2025-01-01 lamp' },
      { id: 'wick', state: 'current', old: '2025-01-01 wick' },
    ]);
  });

  test('a rule that was split off is new, with the pair it was part of beside it', () => {
    const whole =
      'A player may light a lamp during an upkeep step if oil is left in the jug that stands beside the door. ' +
      'Whoever carries the heaviest coat puts all remaining lamps out once the evening bell was rung three times.';
    const [kept = '', cut = ''] = whole.split(/(?<=\.) /);
    const before = [rule('100', '# Lamps', '# 灯'), rule('100.1', whole, '二つの文。')];
    const now = [rule('100', '# Lamps'), rule('100.1', kept), rule('100.2', cut)];
    expect(list([{ rules: before }, { rules: now }])).toContainEqual({
      id: '100.2',
      state: 'new',
      old: '2025-01-01 100.1',
    });
  });
});

describe('of any two editions', () => {
  const texts = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{3,9}( [a-z]{3,9}){4,9}\.$/), {
    minLength: 1,
    maxLength: 8,
  });

  test('every English text is one item, and unchanged ones need no work wherever they went', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 3 }), (lines, shift) => {
        const before = lines.map((line, index) => rule(`100.${index + 1}`, line, `訳${index}`));
        const now = lines.map((line, index) => rule(`100.${index + 1 + shift}`, line));
        const work = listWork(toEditions([{ rules: before }, { rules: now }]), DAYS[2]);
        expect(work.map(({ id }) => id)).toEqual(now.map(({ number }) => number));
        expect(work.map(({ state }) => state)).toEqual(lines.map(() => (shift === 0 ? 'current' : 'moved')));
        expect(work.map(({ old }) => old?.ja)).toEqual(before.map(({ ja }) => ja));
      }),
    );
  });
});
