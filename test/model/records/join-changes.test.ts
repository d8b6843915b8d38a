import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followNumbers, joinChanges } from '../../../src/model/records/join-changes.ts';
import type { RuleChange } from '../../../src/model/records/rule.ts';
import { type RuleNumber, toRuleNumber } from '../../../src/model/records/rule-number.ts';

const toNumber = (text: string): RuleNumber => {
  const number = toRuleNumber(text);
  if (!number) throw new TypeError(text);
  return number;
};
const [a, b, c, d] = ['701.1', '701.2', '701.3', '701.4'].map(toNumber) as [
  RuleNumber,
  RuleNumber,
  RuleNumber,
  RuleNumber,
];
const same = 'same' as const;

test('numbers are followed through several editions and lost where one takes the rule out', () => {
  const follow = followNumbers(
    joinChanges(
      [
        { from: a, to: b, text: same },
        { from: c, to: d, text: same },
      ],
      [{ from: b, to: c, text: 'reworded' }, { from: d }],
    ),
  );
  expect([a, c].map(follow)).toEqual([c, undefined]);
});

test('a rule merged into one that is merged in its turn stands where that one does', () => {
  const first: RuleChange[] = [{ from: a }, { from: a, to: b, part: 'merged' }];
  const second: RuleChange[] = [{ from: b }, { from: b, to: c, part: 'merged' }];
  const joined = joinChanges(first, second);
  expect(followNumbers(joined, { merges: true })(a)).toBe(c);
  expect(followNumbers(joined)(a)).toBeUndefined();
});

describe('several steps', () => {
  const NUMBERS = Array.from({ length: 7 }, (_, index) => toNumber(`100.${index + 1}`));
  /** One step between two editions of these numbers: moved about, some removed, of those some merged into another. */
  const step = fc
    .tuple(
      fc.shuffledSubarray(NUMBERS, { minLength: 7 }),
      fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
    )
    .map(([order, choices]): RuleChange[] => {
      const isGone = (index: number) => (choices[index] ?? 0) > 6;
      const kept = NUMBERS.flatMap((from, index) =>
        isGone(index) ? [] : [{ from, to: order[index] ?? from, text: same }],
      );
      const gone = NUMBERS.flatMap((from, index): RuleChange[] => {
        if (!isGone(index)) return [];
        const target = kept[(choices[index] ?? 0) % Math.max(1, kept.length)];
        return target && choices[index] !== 9
          ? [{ from }, { from, to: target.to, part: 'merged' }]
          : [{ from }];
      });
      const taken = new Set(kept.map(({ to }) => to));
      return [...kept, ...NUMBERS.filter((number) => !taken.has(number)).map((to) => ({ to })), ...gone];
    });

  test.each([{ merges: true }, { merges: false }])(
    'joined give what one gives after the other (%o)',
    (options) => {
      fc.assert(
        fc.property(fc.array(step, { minLength: 2, maxLength: 5 }), (steps) => {
          const joined = steps.reduce(joinChanges);
          const fromBehind = steps.reduceRight((rest, each) => joinChanges(each, rest));
          for (const number of NUMBERS) {
            let walked: RuleNumber | undefined = number;
            for (const each of steps) walked = walked && followNumbers(each, options)(walked);
            expect(followNumbers(joined, options)(number)).toBe(walked);
            expect(followNumbers(fromBehind, options)(number)).toBe(walked);
          }
        }),
      );
    },
  );
});
