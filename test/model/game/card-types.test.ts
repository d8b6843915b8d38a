import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { areCardTypes } from '../../../src/model/game/card-types.ts';
import { currentGame } from '../../../src/model/game/current-game.ts';
import { useGame } from '../../games.ts';

const own = currentGame();
afterEach(() => useGame(own));

const TYPES = { en: ['Ship', 'Crate'], ja: ['船', '木箱'] };
const SUPERTYPES = { en: ['Old'], ja: ['古い'] };

/** A type line of a card in a language: supertypes, types, subtypes. */
const line = (lang: 'en' | 'ja') =>
  fc
    .tuple(
      fc.subarray(SUPERTYPES[lang]),
      fc.subarray(TYPES[lang], { minLength: 1 }),
      fc.constantFrom('', lang === 'en' ? ' - Barge' : ' - はしけ'),
    )
    .map(([before, types, more]) => [...before, ...types].join(lang === 'en' ? ' ' : '・') + more);

it('the types of a card are those of the game, in one language or both', () => {
  useGame({ ...own, cardTypes: { types: TYPES, supertypes: SUPERTYPES } });
  fc.assert(
    fc.property(line('en'), line('ja'), fc.constantFrom('/', ' / ', ' | '), (en, ja, sign) => {
      expect([en, ja, ja + sign + en, en + sign + ja].map(areCardTypes)).toEqual([true, true, true, true]);
    }),
  );
  expect(['A Ship sails.', '船が出る。', 'Old', 'Creature', ''].map(areCardTypes)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

it('a game that says no types has none', () => {
  const { cardTypes: _, ...game } = own;
  useGame(game);
  expect(areCardTypes('Creature - Human')).toBe(false);
});
