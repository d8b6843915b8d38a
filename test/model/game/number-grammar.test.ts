import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREAK, createSignMaker } from '../../../src/features/concordance/sign-text.ts';
import { findMentions } from '../../../src/features/mentions/find-mentions.ts';
import type { Game } from '../../../src/model/game/game.ts';
import type { NumberLevel } from '../../../src/model/game/number-levels.ts';
import { packNumbers, unpackNumbers } from '../../../src/model/records/number-list.ts';
import { readTypedNumber } from '../../../src/model/records/read-typed-number.ts';
import {
  compareRuleNumbers,
  expandRange,
  findRuleNumbers,
  firstBelow,
  isRuleNumber,
  isSuccessor,
  levelOf,
  nextOf,
  ordinalOf,
  parentOf,
  parseLeadingNumber,
  partsOf,
  printPart,
  type RuleNumber,
  sectionOf,
} from '../../../src/model/records/rule-number.ts';
import { toRoman } from '../../../src/model/text/roman.ts';
import {
  formatMeanings,
  type MeaningRun,
  parseMeanings,
} from '../../../src/rulebook/history/meaning-runs.ts';
import { GAMES, restoreGame, useGame } from '../../games.ts';

restoreGame();

function partOf({ letters, roman, least = 1, most = 1 }: NumberLevel, isTop: boolean): fc.Arbitrary<string> {
  if (roman) return fc.integer({ min: 1, max: 30 }).map((count) => toRoman(count, roman));
  if (letters) return fc.constantFrom(...letters);
  return fc
    .integer({ min: isTop ? 10 ** (least - 1) : 1, max: 10 ** most - 1 })
    .map((count) => String(count).padStart(least, '0'));
}

/** Numbers of a game, of any level. */
function numbersOf({ numbers }: Game): fc.Arbitrary<RuleNumber> {
  const parts = fc.tuple(...numbers.map((level, at) => partOf(level, at === 0)));
  return fc
    .tuple(parts, fc.integer({ min: 1, max: numbers.length }))
    .map(([all, depth]) =>
      all
        .slice(0, depth)
        .map((part, at) => printPart(part, numbers[at]?.after))
        .join(''),
    )
    .filter(isRuleNumber);
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the numbers of %s', (_, game) => {
  const check = (property: (number: RuleNumber, other: RuleNumber) => void) => {
    useGame(game);
    fc.assert(fc.property(numbersOf(game), numbersOf(game), property), { numRuns: 300 });
  };

  it('are no words of a phrase that stands in several texts', () => {
    check((number) => {
      if (levelOf(number) === 'chapter' || /^\d{1,2}$/.test(number)) return;
      for (const lang of ['en', 'ja'] as const)
        expect(createSignMaker(lang)(`rule ${number} ルール${number}、`).signs).toContain(BREAK);
      expect(createSignMaker('en')(number).signs).toBe(BREAK);
    });
  });

  it('are found where a text says that they are rules, and nowhere else', () => {
    check((number) => {
      if (levelOf(number) === 'chapter' || levelOf(number) === 'section') return;
      for (const text of [`See rule ${number}.`, `ルール${number}を参照`, `(rule ${number})`])
        expect(
          findMentions(text).map((mention) => mention.number),
          text,
        ).toEqual([number]);
      expect(findMentions(`It took ${number} days.`)).toEqual([]);
    });
  });

  it('keep in a line what they have meant', () => {
    check((number, other) => {
      const runs: MeaningRun[] = [
        { since: '2031-01-01', meaning: { status: 'gone' } },
        { since: '2032-01-01', meaning: { status: 'same', now: number } },
      ];
      if (other !== number)
        runs.unshift({
          since: '2030-01-01',
          meaning: { status: 'moved', now: other, text: 'reworded', page: number, parts: [other, number] },
        });
      expect(parseMeanings(formatMeanings(runs), number)).toEqual(runs);
    });
  });

  it('are read and printed as the same, at their level, below their parents', () => {
    check((number) => {
      const parts = partsOf(number) ?? [];
      expect(parts.map((part, at) => printPart(part, game.numbers[at]?.after)).join('')).toBe(number);
      expect(levelOf(number)).toBe(game.numbers[parts.length - 1]?.is);
      let depth = 0;
      for (let at: RuleNumber | undefined = number; at; at = parentOf(at)) depth++;
      expect(depth).toBe(parts.length);
      expect(
        [number, parentOf(number), sectionOf(number)].every((each) => !each || number.startsWith(each)),
      ).toBe(true);
    });
  });

  it('have one order, in which what is below stands behind and the next behind that', () => {
    check((number, other) => {
      expect(Math.sign(compareRuleNumbers(number, other))).toBe(
        -Math.sign(compareRuleNumbers(other, number)) + 0,
      );
      expect(compareRuleNumbers(number, other) === 0).toBe(number === other);
      const [below, next] = [firstBelow(number), nextOf(number)];
      if (below) expect([compareRuleNumbers(number, below) < 0, parentOf(below)]).toEqual([true, number]);
      if (next === undefined) return;
      expect([isRuleNumber(next), levelOf(next)]).toEqual([true, levelOf(number)]);
      expect([compareRuleNumbers(number, next) < 0, parentOf(next)]).toEqual([true, parentOf(number)]);
      expect([isSuccessor(next, number), isSuccessor(next, below ?? number)]).toEqual([true, true]);
      expect(ordinalOf(next)).toBe(ordinalOf(number) + 1);
      expect(expandRange(number, next)).toEqual([number, next]);
    });
  });

  it('are found at the beginning of a line and inside a text, and read as people type them', () => {
    check((number) => {
      expect(parseLeadingNumber(`${number}. Text`)?.number).toBe(number);
      if (levelOf(number) !== 'chapter')
        expect(findRuleNumbers(`as in rule ${number}, and so on`).map((found) => found.number)).toEqual([
          number,
        ]);
      const wide = number.replace(/[!-~]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0xfee0));
      const typed = [
        number,
        wide,
        `CR ${number}`,
        `rule ${number}.`,
        number.replaceAll('-', '.'),
        number.replaceAll('.', '-'),
      ];
      for (const text of typed) expect([text, readTypedNumber(text)?.candidates]).toEqual([text, [number]]);
    });
  });

  it('go into the short form that programs send, and come back', () => {
    useGame(game);
    fc.assert(
      fc.property(fc.array(numbersOf(game)), (numbers) => {
        const sorted = [...new Set(numbers)].sort(compareRuleNumbers);
        expect(unpackNumbers(packNumbers(sorted))).toEqual(sorted);
      }),
    );
  });
});
