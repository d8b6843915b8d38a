import { describe, expect, test } from 'vitest';
import type { GlossaryEntry } from '../../src/model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../src/model/records/lang.ts';
import { findRuleNumbers } from '../../src/model/records/rule-number.ts';
import { findRuleReferences } from '../../src/model/records/rule-reference.ts';
import { EDITIONS, readDigest, readKept } from './read-digest.ts';

const { files, report, rules: rulesOf, glossary: glossaryOf } = readDigest();

const toText = (entry: GlossaryEntry, lang: Lang): string =>
  [...(entry[lang]?.blocks ?? []), ...(entry[lang]?.senses.flat() ?? []), ...(entry[lang]?.after ?? [])]
    .map(({ text }) => text)
    .join('\n');

/** Headwords that `See also Reach, Ward.` and `「到達」「護法」も参照。` send the reader to. */
const listSeeAlso = (text: string, lang: Lang): string[] =>
  lang === 'en'
    ? [...text.matchAll(/See also (.+?)\.(?= |$)/gm)].map(([, names]) => names ?? '')
    : [...text.matchAll(/((?:「[^」]+」)+)も参照/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/「([^」]+)」/g)].map(([, name]) => name ?? ''),
      );

test('ingest has nothing to say about the digest, translation checks included', () => {
  expect(report.diagnostics).toEqual([]);
  expect(report.sources.filter(({ unaccounted }) => unaccounted > 0)).toEqual([]);
});

describe.each(EDITIONS)('in the digest of %s', (edition) => {
  const rules = new Map((rulesOf[edition] ?? []).map((rule) => [rule.number, rule]));
  const glossary = glossaryOf[edition] ?? [];

  test.each(LANGS)('every number that stands anywhere in the %s text is a rule of that edition', (lang) => {
    const file = files.find(({ manifest }) => manifest?.id === `digest-${edition}-${lang}`)?.file ?? '';
    const numbers = findRuleNumbers(readKept(file)).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(1_500);
    expect(numbers.filter((number) => !rules.has(number))).toEqual([]);
  });

  test.each(LANGS)('a %s reference that names what it leads to names it as its heading does', (lang) => {
    const texts = [
      ...[...rules.values()].flatMap((rule) => rule[lang]?.blocks.map(({ text }) => text) ?? []),
      ...glossary.map((entry) => toText(entry, lang)),
    ];
    const named = texts
      .flatMap((text) => findRuleReferences(text, lang))
      .flatMap(({ title, numbers }) =>
        title && numbers[0] ? [{ title: title.text, number: numbers[0] }] : [],
      );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ title, number }) => rules.get(number)?.[lang]?.title !== title)).toEqual([]);
  });

  test.each(LANGS)('every %s see-also leads to a headword', (lang) => {
    const headwords = new Set(
      glossary.flatMap(({ en, ja }) => [
        ...(en?.headwords ?? []),
        en?.headwords.join(', ') ?? '',
        ...(lang === 'ja' ? (ja?.headwords ?? []) : []),
      ]),
    );
    const seeAlso = glossary.flatMap((entry) => listSeeAlso(toText(entry, lang), lang));
    expect(seeAlso.length).toBeGreaterThan(30);
    const lost = seeAlso.filter(
      (names) => !headwords.has(names) && !names.split(', ').every((name) => headwords.has(name)),
    );
    expect(lost).toEqual([]);
  });
});
