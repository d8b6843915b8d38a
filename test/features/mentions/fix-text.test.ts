import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../src/features/mentions/check-text.ts';
import { findMentions } from '../../../src/features/mentions/find-mentions.ts';
import { fixText } from '../../../src/features/mentions/fix-text.ts';
import { judge } from './small-site.ts';

const fix = async (text: string) => fixText(text, await checkText(text, judge, () => '2005-05-05'));

describe('today’s numbers in the place of those that moved', () => {
  test.each([
    ['see rule 502.1a.', 'see rule 702.3a.'],
    ['総合ルール５０２．１ａを', '総合ルール７０２．３ａを'],
    ['総合ルール502。1aを', '総合ルール702。3aを'],
    ['CR 502-1A', 'CR 702-3A'],
    ['rule 502.1.b', 'rule 702.3.b'],
    ['rule 502.1(b)', 'rule 702.3(b)'],
    ['x.html#R5021b', 'x.html#R7023b'],
    ['rules 502.1a and 502.1b', 'rules 702.3a and 702.3b'],
    ['rules 502.1a–b', 'rules 702.3a–b'],
    ['rules 502.1a and 100.1', 'rules 702.3a and 100.1'],
    ['rules 502.1b–e and rule 502.1. Rule 502.1a', 'rules 502.1b–e and rule 502.1. Rule 702.3a'],
    ['CR <b>502.1</b> 100.1', 'CR <b>702.3</b> 100.1'],
  ])('%s → %s', async (text, fixed) => {
    expect((await fix(text)).text).toBe(fixed);
  });

  test.each([
    ['a split, a retired, a right and an unknown one', 'rules 502.1c, 502.1d, 100.1 and 999.9z'],
    ['a chapter, which has no such form', 'CR 100'],
    ['an address that names its edition', 'cr/502.1/?ed=2005-01-01'],
    ['an anchor that would lose its letter', '#R5021e'],
    ['siblings of which one has no number today', 'rules 502.1a, 502.1b and 502.1c'],
    ['the ends of a range of which one has none', 'rules 502.1b–d'],
    ['what stands beside a letter that was never a rule', 'rules 502.1a and b, 502.1z'],
  ])('leaves %s', async (_, text) => {
    expect(await fix(text)).toEqual({ text, fixed: new Set() });
  });

  test('every other character stays, and the new numbers are read as themselves', async () => {
    const piece = fc.constantFrom(
      ...[
        'rule ',
        'CR ',
        '総合ルール',
        '502.1',
        '502.1a',
        '５０２．１ｂ',
        '502.1c',
        '502-1e',
        '100.1',
        '–b',
        ', ',
        ' and ',
      ],
      ...['を参照', '\r\n', '\ufeff', '🙂', '\u202e', '<b>', '$', '7', '.', '「', '」'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const text = pieces.join('');
        const mentions = await checkText(text, judge, () => '2005-05-05');
        const { text: changed, fixed } = fixText(text, mentions);
        const without = (from: string, spans: { numberStart: number; end: number }[]) =>
          spans.reduceRight(
            (rest, { numberStart, end }) => rest.slice(0, numberStart) + rest.slice(end),
            from,
          );
        expect(without(changed, findMentions(changed))).toBe(without(text, mentions));
        const numbers = findMentions(changed).map(({ number }) => number);
        const isNew = mentions.map(
          ({ number, verdict }, at) => verdict.now === numbers[at] && number !== numbers[at],
        );
        expect(isNew.filter(Boolean)).toHaveLength(fixed.size);
        for (const { list } of mentions) {
          const siblings = mentions
            .map((each, at) => ({ each, at }))
            .filter(({ each }) => each.list === list);
          const isFixed = siblings.some(({ at }) => isNew[at]);
          expect(
            siblings.every(({ each, at }) => !isFixed || numbers[at] === each.verdict.now),
            text,
          ).toBe(true);
        }
        expect(mentions.every(({ number }, at) => isNew[at] || number === numbers[at])).toBe(true);
      }),
    );
  });
});
