import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMentions } from '../../../src/features/mentions/find-mentions.ts';

const cases: { text: string; numbers: string[] }[] = JSON.parse(
  readFileSync(new URL('../../fixtures/mentions/mentions.json', import.meta.url), 'utf8'),
);

const listNumbers = (text: string) => findMentions(text).map(({ number }) => number);

const section = fc.integer({ min: 100, max: 999 }).map(String);
const rule = fc.integer({ min: 1, max: 199 }).map(String);
const letter = fc.constantFrom(...'abcdefghijkmnpqrstuvwxyz');
const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0xfee0));
/** A subrule in every form that people type it, with the number that is meant. */
const written = fc
  .record({
    section,
    rule,
    letter,
    sign: fc.constantFrom('.', '.', '。', '｡', '、', ',', '-', '–', '−', '・', 'ー'),
    isWide: fc.boolean(),
    isUpper: fc.boolean(),
  })
  .map((parts) => {
    const last = parts.isUpper ? parts.letter.toUpperCase() : parts.letter;
    const text = parts.section + parts.sign + parts.rule + last;
    return {
      text: parts.isWide ? toFullWidth(text) : text,
      number: `${parts.section}.${parts.rule}${parts.letter}`,
    };
  });
const gap = fc.constantFrom('', ' ', '　', '\u00a0', ' #', ': ');
const before = fc.constantFrom(
  ...[
    'CR',
    'C.R.',
    'cr',
    'ＣＲ',
    'rule',
    'Rules',
    'rule number',
    'Rule No.',
    'Comprehensive Rules',
    'comp rule',
  ],
  ...[
    '総合ルール',
    'ルール',
    '総合ルールの',
    '総合ルール第',
    'ルールは',
    'ルールの',
    'ルール番号',
    '総合ルールでは',
    'ﾙｰﾙ',
  ],
);
const after = fc.constantFrom(
  ...[
    '参照',
    'を参照',
    'も参照',
    'に従う',
    'によると',
    '項',
    'をご覧ください',
    ' of the Comprehensive Rules',
  ],
);
const brackets = fc.constantFrom(
  ...['「」', '『』', '（）', '()', '[]', '""', '“”', '【】'].map((pair) => [...pair]),
);

describe('rule numbers in somebody’s prose', () => {
  it.each(cases)('$text → $numbers', ({ text, numbers }) => {
    expect(listNumbers(text)).toEqual(numbers);
  });

  it('has several hundred cases, of both kinds', () => {
    expect(cases.length).toBeGreaterThanOrEqual(390);
    expect(cases.filter((one) => one.numbers.length === 0).length).toBeGreaterThan(170);
  });

  it('finds a lettered number after any word for a rule, in any form that is typed', () => {
    fc.assert(
      fc.property(
        before,
        gap,
        written,
        fc.constantFrom('', '。', '.', ' says', 'です', '」'),
        (cue, space, one, end) => {
          expect(listNumbers(`${cue}${space}${one.text}${end}`)).toEqual([one.number]);
        },
      ),
    );
  });

  it('finds a lettered number that is referred to, in brackets or not', () => {
    fc.assert(
      fc.property(written, fc.option(brackets), after, ({ text, number }, pair, words) => {
        const [open = '', close = ''] = pair ?? [];
        expect(listNumbers(`詳しくは ${open}${text}${close}${words}`)).toEqual([number]);
      }),
    );
  });

  it('finds nothing in counts, whatever is counted after the word rule', () => {
    const counted = fc.oneof(
      fc.tuple(
        fc.constantFrom('rule ', 'rules ', 'cr ', 'Rule: ', 'house rules '),
        section,
        fc.constantFrom(' ', '-'),
        fc.constantFrom('people', 'damage', 'fps', 'goblins', 'times', 'or so', 'kg', 'new words'),
      ),
      fc.tuple(
        fc.constantFrom('ルール', 'ルールは', 'ルール ', '規則'),
        section,
        fc.constantFrom('', ' '),
        fc.constantFrom('円', '人', '枚', '個の石', 'ページ', '％', '問', 'ドル', '種類', '以上'),
      ),
    );
    fc.assert(
      fc.property(counted, fc.boolean(), (parts, isWide) => {
        const text = parts.join('');
        expect(listNumbers(isWide ? toFullWidth(text) : text)).toEqual([]);
      }),
    );
  });

  it('finds nothing without a word for a rule', () => {
    const word = fc.constantFrom('about', 'の話', 'v', '$', '図', 'iOS ', 'の', 'ruler ', 'ISO ', '(', '約');
    fc.assert(
      fc.property(word, written, fc.constantFrom('', ' and', 'の話', '円', '.'), (lead, { text }, end) => {
        expect(listNumbers(`${lead}${text}${end}`)).toEqual([]);
      }),
    );
  });

  it('covers the number and the word right before it, in the text’s own units', () => {
    const text = '🙂 総合ルール７０２．９ｂ を、CR「101.1a」も';
    expect(
      findMentions(text).map(({ start, numberStart, end }) => [
        text.slice(start, end),
        text.slice(numberStart, end),
      ]),
    ).toEqual([
      ['総合ルール７０２．９ｂ', '７０２．９ｂ'],
      ['101.1a', '101.1a'],
    ]);
  });

  it('reads long lists and floods of signs in one pass', () => {
    const times = 20_000;
    expect(findMentions(`CR ${'702、'.repeat(times)}`)).toHaveLength(times);
    expect(findMentions(`rule ${'702.9b, '.repeat(times)}`)).toHaveLength(times);
    for (const flood of ['<b ', 'rule (', '「', '\n', 'ルール', '702.9b(', '-b', ' ', 'CR 70'])
      expect(findMentions(`rule 702${flood.repeat(times)}x`).length).toBeLessThanOrEqual(1);
  });

  it('gives spans that never overlap, in order, whatever the text', () => {
    const pieces = fc.constantFrom(
      ...[
        'CR ',
        'rule ',
        'rules ',
        '702',
        '.9',
        'b',
        '–h',
        ', ',
        ' and ',
        '参照',
        '総合ルール',
        'x',
        '。',
        '$',
        ' ',
      ],
      ...['#R7029b', '/', '-', '<b>', '「', '」', 'の', '第', '項', '(b)', '&nbsp;', '\n', '／', '０'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        let end = 0;
        for (const mention of findMentions(parts.join(''))) {
          expect(mention.start).toBeGreaterThanOrEqual(end);
          expect(mention.numberStart).toBeGreaterThanOrEqual(mention.start);
          expect(mention.end).toBeGreaterThan(mention.numberStart);
          end = mention.end;
        }
      }),
    );
  });
});
