import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/model/records/lang.ts';
import { levelOf, parentOf } from '../../src/model/records/rule-number.ts';
import { toSlug } from '../../src/model/text/slug.ts';
import { describeWithCorpus, readCorpus } from '../corpus.ts';
import { EDITIONS, readDigest } from './read-digest.ts';

const { rules: rulesOf, glossary: glossaryOf, documents, editions } = readDigest();

test('the digest has two editions, each in both languages and each called an unofficial digest', () => {
  expect(editions.map(({ id }) => id)).toEqual([...EDITIONS]);
  for (const { sources, unofficialDigest, japaneseEdition, id } of editions) {
    expect(Object.keys(sources).sort()).toEqual(['en', 'ja']);
    expect(unofficialDigest).toBe(true);
    expect(japaneseEdition).toBe(id);
  }
});

describe.each(EDITIONS)('the digest of %s', (edition) => {
  const rules = rulesOf[edition] ?? [];
  const glossary = glossaryOf[edition] ?? [];

  test('says every rule, heading and section in both languages', () => {
    expect(rules.filter(({ en, ja, state }) => !en || !ja || state !== 'current')).toEqual([]);
    for (const lang of LANGS)
      expect(rules.filter((rule) => !rule[lang]?.title && !rule[lang]?.blocks.length)).toEqual([]);
  });

  test('has 700 rules or more with text of their own in English and in Japanese', () => {
    for (const lang of LANGS)
      expect(rules.filter((rule) => rule[lang]?.blocks.length).length).toBeGreaterThanOrEqual(700);
  });

  test('has 100 examples or more in each language, as many in one as in the other', () => {
    const count = (lang: 'en' | 'ja') =>
      rules.flatMap((rule) => rule[lang]?.blocks ?? []).filter(({ type }) => type === 'example').length;
    expect(count('en')).toBeGreaterThanOrEqual(100);
    expect(count('ja')).toBe(count('en'));
  });

  test('has 250 terms or more, each defined in both languages', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(250);
    for (const lang of LANGS)
      expect(
        glossary.filter((entry) => ![...(entry[lang]?.blocks ?? []), ...(entry[lang]?.senses ?? [])].length),
      ).toEqual([]);
  });

  test('leaves no section and no keyword with its name alone, but for 600, which is empty in the rulebook too', () => {
    const parents = new Set(rules.map(({ number }) => parentOf(number)));
    const bare = rules.filter(
      ({ number, en }) =>
        !parents.has(number) && (levelOf(number) === 'section' || (en?.title && !en.blocks.length)),
    );
    expect(bare.map(({ number, en }) => `${number} ${en?.title}`)).toEqual(['600 General']);
  });
});

describeWithCorpus('the digest goes deep', () => {
  const official = new Set(
    readCorpus('corpus/cr-en-archive/20260417.txt')
      .toString('utf8')
      .split(/\r\n|\r|\n/)
      .flatMap((line) => /^\d{3}\.\d+[a-z]?(?=[. ])/.exec(line)?.[0] ?? []),
  );
  const rules = (rulesOf['2026-04-17'] ?? []).filter(({ number }) => official.has(number));

  test('and tells every rule that the edition has, headings not counted', () => {
    expect(official.size).toBe(3138);
    const told = new Set<string>(rules.map(({ number }) => number));
    expect([...official].filter((number) => !told.has(number))).toEqual([]);
  });

  test('and defines every head of its glossary', () => {
    const text = readCorpus('corpus/cr-en-archive/20260417.txt').toString('utf8').replaceAll('\r', '\n');
    const part = text.slice(text.lastIndexOf('\nGlossary\n'), text.lastIndexOf('\nCredits\n'));
    const heads = part
      .split(/\n\s*\n/)
      .flatMap((entry) => entry.trim().split('\n').slice(0, 1))
      .slice(1)
      .filter((head) => head !== '');
    expect(heads.length).toBeGreaterThan(700);
    const slugs = new Set(glossaryOf['2026-04-17']?.map(({ slug }) => slug));
    const missing = heads.filter(
      (head) => !slugs.has(toSlug(head)) && !slugs.has(toSlug(head.split(/, |,?[/]/)[0] ?? '')),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    '508.3a',
    '613.8a',
    '613.4a',
    '614.13',
    '115.7a',
    '400.7a',
    '400.7j',
    '509.1d',
    '509.1g',
    '506.7',
  ])('%s among them', (number) => {
    expect(rules.find((rule) => rule.number === number)?.ja?.blocks).not.toEqual([]);
  });
});

test('documents of all the other kinds stand beside the rulebook', () => {
  const kinds = new Set(documents.map(({ kind }) => kind));
  for (const kind of ['cr-update', 'cr-viewer', 'rulings-summary', 'rulings-errata', 'set-primer'])
    expect(kinds).toContain(kind);
});
