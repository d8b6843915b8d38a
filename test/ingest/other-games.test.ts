import { expect, it } from 'vitest';
import { type Ingested, ingest } from '../../src/ingest/pipeline/ingest.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { isRuleNumber, parentOf } from '../../src/model/records/rule-number.ts';
import { findRuleReferences } from '../../src/model/records/rule-reference.ts';
import { describeWithCorpus, readCorpus } from '../corpus.ts';
import { readGame, restoreGame, useGame } from '../games.ts';

restoreGame();

function read(folder: string, names: readonly string[], hints = {}): Ingested {
  const files = names.map((name) => ({
    file: name,
    bytes: readCorpus(`corpus/rulebooks/${folder}/${name}`),
    hints,
  }));
  return ingest({ files });
}

function rulesOf({ collections }: Ingested): Rule[] {
  const names = [...(collections?.keys() ?? [])].filter((name) => name.startsWith('rules/'));
  return names.flatMap((name) => JSON.parse(collections?.get(name) ?? '[]'));
}

describeWithCorpus('the rulebook of another game, with its game file', () => {
  it('has its rules in pairs, none left as text, and its references understood', () => {
    useGame(readGame('riftbound'));
    const ingested = read('riftbound', ['en.txt', 'ja.txt']);
    const rules = rulesOf(ingested);
    const numbers = new Set<string>(rules.map(({ number }) => number));
    expect(rules.filter(({ en, ja }) => en && ja).length).toBeGreaterThanOrEqual(1610);
    const printed = [
      ...readCorpus('corpus/rulebooks/riftbound/en.txt')
        .toString()
        .matchAll(/^(\d{3}(?:\.\w+)*)\. /gm),
    ];
    expect(printed.filter(([, number = '']) => !numbers.has(number))).toEqual([]);
    expect(ingested.report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const lang of ['en', 'ja'] as const) {
      const text = readCorpus(`corpus/rulebooks/riftbound/${lang}.txt`).toString();
      const named = text.match(/(?:rules? |ルール\s?)\d{3}/gi)?.length ?? 0;
      const found = text.split('\n').flatMap((line) => findRuleReferences(line, lang));
      expect(found.length).toBeGreaterThanOrEqual(named);
    }
  });

  it.each([
    ['en-1.2.0.txt', {}, 487, ['8-4']],
    ['en-earlier.md', { edition: '2024-01-01', lang: 'en', kind: 'cr-text' }, 422, []],
  ])('has each number of six levels as a rule below its own: %s', (name, hints, count, unprinted) => {
    useGame(readGame('six-levels'));
    const rules = rulesOf(read('one-piece', [name], hints));
    const numbers = new Set<string>(rules.map(({ number }) => number));
    expect(numbers.size).toBe(count);
    const above = [...numbers].filter(isRuleNumber).map(parentOf);
    const missing = above.filter((number) => number && !numbers.has(number));
    expect([...new Set(missing)]).toEqual(unprinted);
  });
});
