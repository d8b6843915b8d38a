import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../src/model/records/lang.ts';
import { findRuleReferences } from '../../../src/model/records/rule-reference.ts';

/** The references of a text, one a string: what is written, the numbers meant, the title. */
function describeReferences(text: string, lang: Lang): string[] {
  return findRuleReferences(text, lang).map(({ start, end, numbers, title }) => {
    const named = title ? ` "${title.text}"` : '';
    return `${text.slice(start, end)} = ${numbers.join(' ')}${named}`;
  });
}

describe('references in English text', () => {
  test.each([
    ['as in rule 601.2b.', ['rule 601.2b = 601.2b']],
    [
      'follow rules 601.2b and 601.2f–h to do it',
      ['rules 601.2b = 601.2b', '601.2f–h = 601.2f 601.2g 601.2h'],
    ],
    ['rules 601.2g-h', ['rules 601.2g-h = 601.2g 601.2h']],
    ['rules 608.2k–n', ['rules 608.2k–n = 608.2k 608.2m 608.2n']],
    ['rules 712.9–11', ['rules 712.9–11 = 712.9 712.10 712.11']],
    ['rules 903.6–903.8', ['rules 903.6–903.8 = 903.6 903.7 903.8']],
    ['rules 702.9, 702.17, and 702.28', ['rules 702.9 = 702.9', '702.17 = 702.17', '702.28 = 702.28']],
    ['rules 608.3a and b come first', ['rules 608.3a = 608.3a', 'b = 608.3b']],
    ['rule 608.3a and a card', ['rule 608.3a = 608.3a']],
    ['(see rule 702.62, “Suspend”)', ['rule 702.62 = 702.62 "Suspend"']],
    [
      'See rules 702.109, “Dash,” 702.152, “Blitz.”',
      ['rules 702.109 = 702.109 "Dash"', '702.152 = 702.152 "Blitz"'],
    ],
    ['See 706, “Rolling a Die.”', ['706 = 706 "Rolling a Die"']],
    ['rules 601.2b and 601.2c, 100 cards', ['rules 601.2b = 601.2b', '601.2c = 601.2c']],
    ['rules 701 and 702', ['rules 701 = 701', '702 = 702']],
    ['the steps in 601.2a–c', ['601.2a–c = 601.2a 601.2b 601.2c']],
    ['See section 6, “Spells.”', ['section 6 = 6 "Spells"']],
    ['sections 2–4', ['sections 2–4 = 2 3 4']],
    ['rule 704 and rule 702.9b', ['rule 704 = 704', 'rule 702.9b = 702.9b']],
    ['rule 601.2c through 601.2e', ['rule 601.2c through 601.2e = 601.2c 601.2d 601.2e']],
  ])('%s', (text, expected) => {
    expect(describeReferences(text, 'en')).toEqual(expected);
  });
});

describe('references in Japanese text', () => {
  test.each([
    ['rule903 [統率者戦]参照', ['rule903 = 903 "統率者戦"']],
    ['rule 701.60 〔戦慄予示〕', ['rule 701.60 = 701.60 "戦慄予示"']],
    ['変種ルールの810.8と810.9に従う', ['ルールの810.8 = 810.8', '810.9 = 810.9']],
    ['これは709.5項による', ['709.5 = 709.5']],
    ['(rule 103.7参照)', ['rule 103.7 = 103.7']],
    ['第6章と第七章', ['第6 = 6', '第七 = 7']],
    ['rule 601.2b と rule 601.2f-h の', ['rule 601.2b = 601.2b', 'rule 601.2f-h = 601.2f 601.2g 601.2h']],
    ['ルール７０２．９ｂを見よ', ['ルール７０２．９ｂ = 702.9b']],
    ['この手順は409.1b、409.1f-h のもの', ['409.1b = 409.1b', '409.1f-h = 409.1f 409.1g 409.1h']],
    ['詳細は701.34〔予示〕参照', ['701.34 = 701.34 "予示"']],
    ['rule 806〔「無差別戦」変種ルール〕参照', ['rule 806 = 806 "「無差別戦」変種ルール"']],
    ['601.2aから601.2cまで', ['601.2aから601.2c = 601.2a 601.2b 601.2c']],
  ])('%s', (text, expected) => {
    expect(describeReferences(text, 'ja')).toEqual(expected);
  });
});

describe('what is no reference', () => {
  test.each<[string, Lang]>([
    ['It costs $702.50 or 702.50 dollars.', 'en'],
    ['A 2/2 in 2023 with exactly 100 cards', 'en'],
    ['999,999 more times, 100.000 in all', 'en'],
    ['PO Box 707, Renton', 'en'],
    ['version 3.702.1 of the program', 'en'],
    ['a section of the rules', 'en'],
    ['全180種類、100項目、702円、2023年', 'ja'],
    ['{702} と 2/2 と 104.5円', 'ja'],
  ])('%s', (text, lang) => {
    expect(describeReferences(text, lang)).toEqual([]);
  });
});

test('references of any text lie in order inside it and do not overlap', () => {
  const piece = fc.constantFrom(
    'rule ',
    '702.9',
    '601.2b',
    '–h',
    ' and ',
    ', ',
    'section ',
    '6',
    '“X,”',
    '参照',
    'と',
    '〔',
    '〕',
    '第',
    '章',
    '１',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom<Lang>('en', 'ja'), (pieces, lang) => {
      const text = pieces.join('');
      let from = 0;
      for (const reference of findRuleReferences(text, lang)) {
        expect(reference.start).toBeGreaterThanOrEqual(from);
        expect(reference.end).toBeGreaterThan(reference.start);
        expect(reference.extent).toBeGreaterThanOrEqual(reference.end);
        expect(reference.numbers.length).toBeGreaterThan(0);
        from = reference.end;
      }
      expect(from).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});

test('a list of a hundred thousand numbers ends in as many references', () => {
  const text = `rules ${Array.from({ length: 100_000 }, () => '702.9').join(', ')}`;
  expect(findRuleReferences(text, 'en')).toHaveLength(100_000);
});
