import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import { readConcepts } from '../../../src/features/search/engine/read-concepts.ts';
import type { NameRow } from '../../../src/features/search/index-files.ts';
import { parseQuery } from '../../../src/features/search/query/parse-query.ts';
import { isRuleNumber } from '../../../src/model/records/rule-number.ts';
import { ask } from './engines.ts';

/** A search over the texts of rules by number, with the wordings of questions by the number that answers. */
function openSmall(
  rules: Readonly<Record<string, string>>,
  more: { rows?: NameRow[]; words?: string[][]; wordings?: Record<string, string[]> } = {},
) {
  const numbers = Object.keys(rules);
  const asked = Object.entries(more.wordings ?? {});
  const entries = (more.rows ?? []).filter(({ id }) => id.startsWith('glossary:'));
  const texts = [...Object.values(rules), ...entries.map(() => '')];
  return createEngine({
    names: { numbers: numbers.filter(isRuleNumber), rows: more.rows ?? [], aliases: [] },
    texts: { en: { texts } },
    questions: {
      docs: asked.map(([number]) => [numbers.indexOf(number)]),
      en: asked.map(([, wordings]) => wordings.join('\t')).join('\n'),
      ja: asked.map(() => '').join('\n'),
      words: more.words ?? [],
      typed: [],
    },
  });
}

/** Rules 100.1, 100.2, …, so many that say each word. */
function sayWords(counts: Readonly<Record<string, number>>): Record<string, string> {
  const said = Object.entries(counts).flatMap(([word, count]) =>
    Array<string>(count).fill(`the ${word} stays`),
  );
  return Object.fromEntries([
    ['1', 'game'],
    ['100', 'general'],
    ...said.map((text, at) => [`100.${at + 1}`, text]),
  ]);
}

describe('a concept said in several ways', () => {
  test('weighs by the rarest, and each way the less the commoner it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 60 }), (rare, more) => {
        const common = rare + more;
        const rules = sayWords({ gleam: rare, shine: common, either: rare + common, other: 80 });
        const { resources } = openSmall(rules, { words: [['gleam', 'shine']] });
        const read = (typed: string) => readConcepts(parseQuery(typed).words, resources)[0];
        const [joined, union] = [read('gleam'), read('either')];
        const [own, synonym] = joined?.ways ?? [];
        expect(own?.strength).toBe(1);
        expect(synonym?.strength).toBeLessThan(1);
        expect(joined?.weight).toBeGreaterThan(union?.weight ?? Infinity);
      }),
      { numRuns: 40 },
    );
  });
});

describe('wordings of questions', () => {
  const rules = {
    ...sayWords({ other: 12 }),
    '200': 'more',
    '200.1': 'one',
    '200.2': 'two',
    '200.3': 'three',
  };

  test('near ones by the number go before a single one as near, and one nearer before many less near', () => {
    const wordings = {
      '200.1': ['gleam lamp'],
      '200.2': ['gleam lamp', 'lamp gleam', 'gleam lamp'],
      '200.3': ['gleam road tree', 'gleam road hill', 'gleam road lake'],
    };
    expect(ask(openSmall(rules, { wordings }), 'gleam lamp')).toEqual(['200.2', '200.1', '200.3']);
  });
});

describe('the family of the best text', () => {
  const below = Object.fromEntries(
    [...'abcdefgh'].map((letter) => [`200.1${letter}`, `a lamp may gleam ${letter} here`]),
  );
  const rules = { ...sayWords({ other: 12 }), '200': 'more', '200.1': 'name', ...below };
  const rows: NameRow[] = [
    { id: '200.1', en: ['Glowing'] },
    { id: 'glossary:Glowing', en: ['Glowing'], see: ['200.1'].filter(isRuleNumber) },
  ];

  test('stands right below the first three, its title and its entry', () => {
    const found = ask(openSmall(rules, { rows }), 'a lamp may gleam', 5);
    expect(found.slice(0, 3).every((id) => /^200\.1[a-h]$/.test(id))).toBe(true);
    expect(found.slice(3).sort()).toEqual(['200.1', 'glossary:Glowing']);
  });
});
