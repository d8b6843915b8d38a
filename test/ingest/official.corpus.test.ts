import { expect, it } from 'vitest';
import { collectTerms } from '../../src/ingest/pipeline/collect-authored.ts';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import type { GlossaryEntry } from '../../src/model/records/glossary-entry.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { toHeadwordKey } from '../../src/rulebook/align/headword-key.ts';
import { describeWithCorpus, readCorpus } from '../corpus.ts';

/** What `ja-20260116.expect.json` says of the stand-in for the official translation. */
interface Expected {
  onlyEnglish: { rules: string[]; glossary: string[] };
  planted: { kind: string; number?: string; term?: string; line?: number }[];
  glossary: { ja: string; reading: string; english: string }[];
  sample: { number: string; ja: string }[];
}

/** The codes that tell each kind of planted error. */
const CODES: Record<string, string> = {
  'stale-title': 'reference-title',
  'stale-number': 'references-differ',
  quantity: 'quantities-differ',
  symbol: 'symbols-differ',
  'missing-rule': 'rule-only-english',
  'missing-example': 'examples-differ',
  'wrong-term': 'term-name-differs',
  'missing-entry': 'term-only-english',
  'missing-in-contents': 'contents-mismatch',
  'dropped-reference': 'references-differ',
};
/** Slips that the English edition has itself, slips of form, and entries that the official edition lacks too. */
const OTHERS = [
  // The name of the site and its way home.
  'furniture-left-out undefined',
  'number-duplicate 307.4',
  'reference-title 724.5',
  'reference-title Endure',
  'reference-unresolved rule 110.10',
  'term-only-english Saddled',
  'term-only-english Speed',
];

describeWithCorpus('the stand-in for the official translation', () => {
  it.each(['txt', 'html'])('is paired whole, with every planted error found and no other: %s', (form) => {
    const expected: Expected = JSON.parse(
      new TextDecoder().decode(readCorpus('corpus/official-ja/ja-20260116.expect.json')),
    );
    const { report, collections } = ingest({
      files: ['corpus/cr-en/20260116.txt', `corpus/official-ja/ja-20260116.${form}`].map((file) => ({
        file,
        bytes: readCorpus(file),
        hints: {},
      })),
      terms: collectTerms(),
    });
    const read = <T>(name: string): T[] => JSON.parse(collections?.get(`${name}/2026-01-16.json`) ?? '[]');
    const [rules, glossary] = [read<Rule>('rules'), read<GlossaryEntry>('glossary')];

    expect(report.sources.map(({ unaccounted }) => unaccounted)).toEqual([0, 0]);
    const lacking = rules.filter(({ en, ja }) => !en || !ja).map(({ number }) => number as string);
    expect(lacking.sort()).toEqual(expected.onlyEnglish.rules.sort());
    for (const { number, ja } of expected.sample) {
      const rule = rules.find((each) => each.number === number)?.ja;
      const text = rule?.blocks
        .filter(({ type }) => type !== 'example')
        .map((block) => block.text)
        .join('');
      expect(text || [rule?.title, rule?.titleBeside].filter(Boolean).join('／')).toBe(ja);
    }
    for (const { ja, reading, english } of expected.glossary) {
      const entry = glossary.find(
        ({ en }) => toHeadwordKey(en?.headwords.join(' ') ?? '') === toHeadwordKey(english),
      )?.ja;
      const names = entry?.headwords.join('、') ?? '';
      expect([english, names === ja || entry?.headwords.includes(ja) || ja === '']).toEqual([english, true]);
      expect([english, entry?.reading?.includes(reading)]).toEqual([english, true]);
    }

    const told = report.diagnostics
      .filter(({ code }) => code !== 'number-malformed')
      .map(({ code, message }) => {
        const place = /^(?:rule |the term “|the body has )?“?(.*?)”?\s(?:refers|has|says|“|appears|in)/.exec(
          message,
        )?.[1];
        return `${code} ${place}`;
      });
    const nameOf = ({ number, term }: { number?: string; term?: string }) => {
      if (number) return number;
      const entry = glossary.find(({ en }) => en?.headwords[0] === term);
      return entry?.ja?.headwords[0] ?? term;
    };
    const planted = expected.planted.map((each) => `${CODES[each.kind]} ${nameOf(each)}`);
    expect(told.filter((each) => !planted.includes(each) && !OTHERS.includes(each))).toEqual([]);
    expect(planted.filter((each) => !told.includes(each))).toEqual([]);
  });
});
