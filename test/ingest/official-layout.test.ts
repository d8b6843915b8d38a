import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import type { GlossaryEntry } from '../../src/model/records/glossary-entry.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { toInput } from './fixtures.ts';
import { formSlip, type LaidOutEdition, layOut, toEnglish, toJapanese, toPage } from './official-layout.ts';

type Form = 'txt' | 'html';

function ingestPair(edition: LaidOutEdition, lines: readonly string[], form: Form) {
  const japanese = form === 'txt' ? lines.join('\n') : toPage(lines);
  const { report, collections } = ingest({
    files: [toInput('en.txt', toEnglish(edition)), toInput(`ja.${form}`, japanese)],
    diagnostics: [],
    terms: [],
  });
  const read = <T>(name: string): T[] => JSON.parse(collections?.get(`${name}/2031-03-03.json`) ?? '[]');
  return { report, rules: read<Rule>('rules'), glossary: read<GlossaryEntry>('glossary') };
}

const textOf = (rule: Rule | undefined) =>
  rule?.ja?.blocks.find(({ type }) => type === 'paragraph')?.text ?? rule?.ja?.title;
const form = fc.constantFrom<Form>('txt', 'html');
const edition = fc
  .record({ size: fc.integer({ min: 3, max: 9 }), seed: fc.nat(50) })
  .map(({ size, seed }) => layOut(size, seed));

/** What is told of the text itself: the name of the site and its way home are told of every page. */
const listOwn = ({ diagnostics }: ReturnType<typeof ingestPair>['report']) =>
  diagnostics.filter(({ code }) => code !== 'furniture-left-out');

/** What is told of a document beyond slips in how a number is written. */
function told(report: ReturnType<typeof ingestPair>['report']): string[] {
  return listOwn(report)
    .filter(({ code }) => code !== 'number-malformed')
    .map(({ code, message }) => `${code}: ${message}`);
}

describe('an edition in the layout of the official translation', () => {
  it('pairs whole, with its readings, from text and page', () => {
    fc.assert(
      fc.property(edition, form, (laidOut, how) => {
        const { report, rules, glossary } = ingestPair(laidOut, toJapanese(laidOut), how);
        expect(told(report)).toEqual([]);
        expect(report.sources.map(({ edition: day, unaccounted }) => [day, unaccounted])).toEqual([
          ['2031-03-03', 0],
          ['2031-03-03', 0],
        ]);
        expect([report.counts.missingJa, report.counts.missingEn]).toEqual([0, 0]);
        expect(rules.filter(({ en, ja }) => en && ja)).toHaveLength(rules.length);
        expect(glossary.map(({ ja }) => [ja?.headwords.join('、'), ja?.reading, ja?.senses.length])).toEqual(
          laidOut.terms.map(({ ja, reading, senses }) => [
            ja,
            reading,
            senses.length > 1 ? senses.length : 0,
          ]),
        );
        expect(JSON.stringify(rules)).not.toContain('灯台の家');
      }),
      { numRuns: 20 },
    );
  });

  it('is read through slips of form anywhere', () => {
    const slips = fc.array(fc.tuple(fc.nat(), formSlip), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(edition, form, slips, (laidOut, how, planted) => {
        const at = new Map(
          planted.map(([place, slip]) => [laidOut.rules[place % laidOut.rules.length]?.number, slip]),
        );
        const lines = toJapanese(laidOut, (line, number) => at.get(number)?.alter(line, number) ?? line);
        const { report, rules } = ingestPair(laidOut, lines, how);
        expect(report.sources.map(({ unaccounted }) => unaccounted)).toEqual([0, 0]);
        expect(told(report)).toEqual([]);
        for (const rule of laidOut.rules)
          expect(textOf(rules.find(({ number }) => number === rule.number))).toBe(rule.ja);
      }),
      { numRuns: 30 },
    );
  });
});

describe('an error planted anywhere in it', () => {
  const sentences = (laidOut: LaidOutEdition) => laidOut.rules.filter(({ heading }) => !heading);
  const kinds: [string, string[], (line: string) => string | string[]][] = [
    [
      'a stale title',
      ['reference-title', 'references-differ'],
      (line) =>
        line.replace(
          /rule (\d)(\d\d)/,
          (_, chapter, rest) => `rule ${chapter}${rest === '00' ? '01' : '00'}`,
        ),
    ],
    [
      'another quantity',
      ['quantities-differ'],
      (line) => line.replace(/鉢(\d+)/, (_, count) => `鉢${Number(count) + 1}`),
    ],
    ['another symbol', ['symbols-differ'], (line) => line.replace(/\{[WUB]\}/, '{G}')],
    ['a missing rule', ['rule-only-english'], () => []],
    ['a dropped reference', ['references-differ'], (line) => line.replace(/rule \d{3}〔.*?〕/, ' ')],
  ];
  it.each(kinds)('is found, and nothing else: %s', (_, codes, alter) => {
    fc.assert(
      fc.property(edition, form, fc.nat(), (laidOut, how, place) => {
        const candidates = sentences(laidOut).filter(({ examples }) => examples.length === 0);
        const rule = candidates[place % candidates.length];
        const lines = toJapanese(laidOut, (line, number) => (number === rule?.number ? alter(line) : line));
        const { report } = ingestPair(laidOut, lines, how);
        const found = listOwn(report).map(({ code, message }) => [
          code,
          message.includes(`${rule?.number} `),
        ]);
        expect(found.length).toBeGreaterThan(0);
        expect(found.filter(([code, named]) => !(named && codes.includes(String(code))))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('is found where the contents leave out a section', () => {
    fc.assert(
      fc.property(edition, form, fc.nat(), (laidOut, how, place) => {
        const section = laidOut.sections[place % laidOut.sections.length];
        const lines = toJapanese(laidOut, (line, number) =>
          number === `もくじ${section?.number}` ? [] : line,
        );
        const { report } = ingestPair(laidOut, lines, how);
        expect(
          listOwn(report).map(({ code, message }) => [code, message.includes(` ${section?.number} `)]),
        ).toEqual([['contents-mismatch', true]]);
      }),
      { numRuns: 20 },
    );
  });

  it('is found where an example is missing, and what only that example said is not told again', () => {
    fc.assert(
      fc.property(edition, form, fc.nat(), (laidOut, how, place) => {
        const withExamples = laidOut.rules.filter(({ examples }) => examples.length > 0);
        const rule = withExamples[place % withExamples.length];
        for (const example of rule?.examples ?? [])
          example.en = 'It costs {R} to light 77 bowls (see rule 101).';
        const lines = toJapanese(laidOut, (line, number) => (number === `${rule?.number}例0` ? [] : line));
        const { report } = ingestPair(laidOut, lines, how);
        expect(listOwn(report).map(({ code }) => code)).toEqual(['examples-differ']);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the heads of its glossary', () => {
  it.each([
    ['a misprint', 'Lighthouse', 'Lighthuse'],
    ['a name cut short', 'Lantern, Lantern Stand', 'Lantern'],
    ['another number', 'Bowl', 'Bowls'],
  ])('pair in spite of %s', (_, en, printed) => {
    const laidOut = layOut(4, 1);
    const lines = toJapanese(laidOut, (line, number) =>
      number === en ? line.replace(/／.*$/, `／${printed}`) : line,
    );
    expect(told(ingestPair(laidOut, lines, 'txt').report)).toEqual([]);
  });

  it('are senses of one entry where their marks say so, put to the sense they refer with', () => {
    const laidOut = layOut(4, 1);
    const lines = toJapanese(laidOut).flatMap((line) => {
      if (line.startsWith('渡し（'))
        return [
          '渡る（わたる）／Ferry(1)',
          '　舟で渡ること。rule 201〔潮〕参照。',
          '渡し舟（わたしぶね）／Ferry(2)',
          '　舟の一つ。rule 200〔港〕参照。',
        ];
      return line.startsWith('1. 舟') ? [] : [line];
    });
    const { report, glossary } = ingestPair(laidOut, lines, 'txt');
    expect(told(report)).toEqual([]);
    const ferry = glossary.find(({ slug }) => slug === 'ferry');
    expect([ferry?.ja?.headwords, ferry?.ja?.reading, ferry?.ja?.senses.length]).toEqual([
      ['渡し舟', '渡る'],
      'わたしぶね、わたる',
      2,
    ]);
  });

  it('may lack their Japanese name and keep their reading', () => {
    const laidOut = layOut(4, 1);
    const lines = toJapanese(laidOut, (line, number) => (number === 'Bowl' ? '（はち）／Bowl' : line));
    const { report, glossary } = ingestPair(laidOut, lines, 'txt');
    expect(told(report)).toEqual([]);
    expect(glossary.find(({ slug }) => slug === 'bowl')?.ja).toMatchObject({
      headwords: [],
      reading: 'はち',
    });
  });
});
