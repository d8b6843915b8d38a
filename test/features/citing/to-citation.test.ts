import { describe, expect, it } from 'vitest';
import { type CitedRule, toCitation } from '../../../src/features/citing/to-citation.ts';

const rule: CitedRule = {
  number: '702.9',
  edition: '2026-02-27',
  unofficialDigest: false,
  en: { title: 'Floating', text: ['What floats floats.'] },
  ja: { title: '浮揚', text: ['浮くものは浮く。'], edition: '2025-11-14' },
  urls: { short: 'https://rules.example/cr/702.9/' },
};

describe('a rule as a citation', () => {
  it('names the edition each language is of, and links to the rule as this edition means it', () => {
    expect(toCitation(rule, { langs: ['ja', 'en'] })).toEqual({
      url: 'https://rules.example/cr/702.9/?ed=2026-02-27',
      quotes: [
        {
          lang: 'ja',
          source: '総合ルール 702.9（2025年11月14日版）',
          lines: ['702.9 浮揚', '浮くものは浮く。'],
        },
        { lang: 'en', source: 'CR 702.9 (2026-02-27)', lines: ['702.9 Floating', 'What floats floats.'] },
      ],
    });
  });

  it('says of a digest that it is none of the official text', () => {
    const sources = toCitation({ ...rule, unofficialDigest: true }, { langs: ['en', 'ja'] }).quotes.map(
      ({ source }) => source,
    );
    expect(sources).toEqual([
      'CR 702.9 (2026-02-27, unofficial digest)',
      '総合ルール 702.9（2025年11月14日版、非公式の要約）',
    ]);
  });

  it('quotes the examples where they are asked for, each named as one', () => {
    const side = { text: ['What floats floats.'], examples: ['A leaf.', 'A cork.'] };
    const lines = (examples: boolean) =>
      toCitation({ ...rule, en: side }, { langs: ['en'], examples }).quotes.flatMap((quote) => quote.lines);
    expect(lines(true).slice(1)).toEqual(['Example: A leaf.', 'Example: A cork.']);
    expect(lines(false)).toHaveLength(1);
  });

  it('leaves out a language that is not there', () => {
    const { ja: _, ...english } = rule;
    expect(toCitation(english, { langs: ['ja', 'en'] }).quotes.map(({ lang }) => lang)).toEqual(['en']);
  });
});
