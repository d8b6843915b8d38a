import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinChanges } from '../../../src/model/records/join-changes.ts';
import type { RuleChange } from '../../../src/model/records/rule.ts';
import { type RuleNumber, toRuleNumber } from '../../../src/model/records/rule-number.ts';
import { countKinds, groupChanges, listChanges } from '../../../src/rulebook/history/list-changes.ts';

/** `701.1>701.2 reworded`, `>701.3`, `701.4>`, `701.5>701.6 split`. */
function toChange(line: string): RuleChange {
  const [numbers = '', word] = line.split(' ');
  const [from, to] = numbers.split('>');
  const isPart = word === 'split' || word === 'merged';
  return {
    ...(from && { from: toRuleNumber(from) }),
    ...(to && { to: toRuleNumber(to) }),
    ...(isPart && { part: word }),
    ...(from && to && !isPart && { text: (word ?? 'same') as 'same' | 'references' | 'reworded' }),
  };
}
const toChanges = (...lines: string[]) => lines.map(toChange);
const show = (changes: readonly RuleChange[]) =>
  listChanges(changes).map(({ kind, from, to, along }) =>
    [kind, `${from ?? ''}>${to ?? ''}`, along > 0 ? `+${along}` : ''].filter(Boolean).join(' '),
  );

describe('the changes of an edition as a reader wants them', () => {
  test('a number that one rule lost and another got has a line for each', () => {
    expect(show(toChanges('>100.1', '100.1>'))).toEqual(['added >100.1', 'removed 100.1>']);
  });

  test('what stayed has no line, and each kind has its word', () => {
    expect(
      show(
        toChanges(
          '100>100',
          '100.1>100.1 reworded',
          '100.2>100.2 references',
          '>100.3',
          '100.3>100.4',
          '100.5>100.5 reworded',
          '100.6>',
        ),
      ),
    ).toEqual([
      'reworded 100.1>100.1',
      'references 100.2>100.2',
      'added >100.3',
      'moved 100.3>100.4',
      'reworded 100.5>100.5',
      'removed 100.6>',
    ]);
  });

  test('rules that only went along with the one above have no line of their own', () => {
    expect(
      show(
        toChanges(
          '701.34>701.40',
          '701.34a>701.40a',
          '701.34b>701.40b references',
          '701.34c>701.40c reworded',
          '701.34d>701.40f',
        ),
      ),
    ).toEqual(['moved 701.34>701.40 +2', 'reworded 701.34c>701.40c', 'moved 701.34d>701.40f']);
    expect(
      show(toChanges('728>730', '728.1>730.1', '728.1a>730.1a', '728.2>730.2 reworded', '728.2a>730.2a')),
    ).toEqual(['moved 728>730 +3', 'reworded 728.2>730.2']);
  });

  test('a part says where it was or went, in the place of new or removed', () => {
    expect(
      show(toChanges('100.1>100.1 reworded', '>100.2', '100.3>', '100.1>100.2 split', '100.3>100.1 merged')),
    ).toEqual(['reworded 100.1>100.1', 'split 100.1>100.2', 'merged 100.3>100.1']);
  });

  test('counts take those along into account', () => {
    expect(countKinds(listChanges(toChanges('728>730', '728.1>730.1', '>728', '5>5 reworded')))).toEqual([
      { kind: 'added', count: 1 },
      { kind: 'moved', count: 2 },
      { kind: 'reworded', count: 1 },
    ]);
  });

  test('a removed rule stands where its section went', () => {
    const groups = groupChanges(
      toChanges('728>730', '728.1>730.1 reworded', '728.2>', '>728', '>728.1', '999.1>'),
    );
    expect(groups.map(({ section, lines }) => [section, lines.length])).toEqual([
      ['728', 2],
      ['730', 3],
      ['999', 1],
    ]);
  });
});

describe('two steps as one', () => {
  test('a number is followed through both, and what came and went leaves nothing', () => {
    const joined = joinChanges(
      toChanges('701.1>701.2 references', '>701.1', '701.3>701.3 reworded', '701.9>'),
      toChanges('701.1>', '701.2>701.4 reworded', '701.3>701.3', '701.7>701.8', '>701.2'),
    );
    expect(new Set(joined)).toEqual(
      new Set(toChanges('701.1>701.4 reworded', '701.3>701.3 reworded', '701.9>', '701.7>701.8', '>701.2')),
    );
  });

  test('a rule that went away and came back is no change', () => {
    expect(joinChanges(toChanges('701.1>701.2'), toChanges('701.2>701.1'))).toEqual([]);
  });

  test('a part keeps its ends where both are still there', () => {
    const joined = joinChanges(toChanges('>701.2', '701.1>701.2 split'), toChanges('701.2>701.5'));
    expect(joined).toEqual(toChanges('>701.5', '701.1>701.5 split'));
  });

  test('whatever moves, every rule of the first and of the last edition is met once', () => {
    const NUMBERS = Array.from({ length: 8 }, (_, index) => toRuleNumber(`100.${index + 1}`));
    const step = fc.tuple(
      fc.shuffledSubarray(NUMBERS, { minLength: 3, maxLength: 8 }),
      fc.shuffledSubarray(NUMBERS, { minLength: 3, maxLength: 8 }),
    );
    /** From the numbers of one edition to those of the next: paired in order, the rest removed or added. */
    const toStep = (olds: readonly RuleNumber[], news: readonly RuleNumber[]): RuleChange[] => {
      const paired = Math.min(olds.length, news.length) - 1;
      return [
        ...olds.map((from, index) => {
          const to = index < paired ? news[index] : undefined;
          return to ? { from, to, text: 'same' as const } : { from };
        }),
        ...news.slice(paired).map((to) => ({ to })),
      ];
    };
    fc.assert(
      fc.property(step, fc.shuffledSubarray(NUMBERS, { minLength: 3 }), ([first, second], third) => {
        const steps = [toStep(first, second), toStep(second.toReversed(), third)] as const;
        const joined = joinChanges(steps[0], steps[1]);
        const olds = joined.flatMap(({ from }) => from ?? []);
        const news = joined.flatMap(({ to }) => to ?? []);
        expect(new Set(olds).size).toBe(olds.length);
        expect(new Set(news).size).toBe(news.length);
        const stayed = (numbers: readonly RuleNumber[], told: readonly RuleNumber[]) =>
          numbers.filter((number) => !told.includes(number)).sort();
        expect(stayed(first, olds)).toEqual(stayed(third, news));
      }),
    );
  });
});
