import { describe, expect, test } from 'vitest';
import { collectTerms } from '../../src/ingest/pipeline/collect-authored.ts';
import { levelOf, type RuleNumber, sectionOf } from '../../src/model/records/rule-number.ts';
import { describeWithCorpus, readCorpus } from '../corpus.ts';
import { readDigest } from './read-digest.ts';

const { rules: rulesOf } = readDigest();
const rules = rulesOf['2026-04-17'] ?? [];
const titled = new Map(rules.filter(({ en }) => en?.title).map((rule) => [rule.number as string, rule]));

describe('the digest has the skeleton of the rulebook', () => {
  test('nine chapters, each with its sections without a gap', () => {
    const numbers = rules.map(({ number }) => number);
    expect(numbers.filter((number) => levelOf(number) === 'chapter')).toEqual([...'123456789']);
    const sections = numbers.filter((number) => levelOf(number) === 'section').map(Number);
    for (const [index, section] of sections.entries()) {
      const before = sections[index - 1];
      if (before !== undefined && section % 100 !== 0) expect(section).toBe(before + 1);
    }
    expect(sections).toHaveLength(147);
  });

  test.each([
    ['701', 67],
    ['702', 191],
  ])('%s with each of its %i keywords, without a gap', (section, count) => {
    const keywords = [...titled.keys()].filter(
      (number) => sectionOf(number as RuleNumber) === section && levelOf(number as RuleNumber) === 'rule',
    );
    expect(keywords).toEqual(Array.from({ length: count }, (_, index) => `${section}.${index + 2}`));
  });

  test('every chapter, section and keyword of the table of terms, under its number and name', () => {
    const kinds = ['chapter', 'section', 'keyword-action', 'keyword-ability'];
    const named = collectTerms().filter(({ kind, number }) => number && kinds.includes(kind));
    expect(named.length).toBeGreaterThan(400);
    const astray = named.filter(({ number = '', en, enAlso = [] }) => {
      const title = titled.get(number)?.en?.title;
      return !title || ![en, ...enAlso].includes(title);
    });
    expect(astray.map(({ number, en }) => `${number} ${en}`)).toEqual([]);
  });
});

describeWithCorpus('the English names of the digest are those of the list of facts', () => {
  const rows = () =>
    readCorpus('facts/section-titles.tsv')
      .toString('utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t') as [number: string, en: string]);

  test('number by number, none missing', () => {
    const named = rows().map(([number, en]) => ({ number, en }));
    expect(named.map(({ number }) => ({ number, en: titled.get(number)?.en?.title }))).toEqual(named);
  });
});
