import { expect, it } from 'vitest';
import { isOfKeywords } from '../../../src/model/game/current-game.ts';
import { readGame, restoreGame, useGame } from '../../games.ts';

restoreGame();

it.each([
  ['quay', '1-1', ['1-1-1', '1-1-2-1'], ['1-1', '1-12', '1-12-1', '2-1-1']],
  ['orchard', '2b', ['2b1', '2b12a'], ['2b', '2c1', '12b1']],
])('of the keyword section of %s is what is below it', (name, section, below, others) => {
  const game = readGame(name, `examples/${name}/game.json`);
  useGame({ ...game, keywords: { actions: section, abilities: section } });
  expect(below.map((number) => isOfKeywords(number, 'actions'))).toEqual(below.map(() => true));
  expect(others.map((number) => isOfKeywords(number, 'abilities'))).toEqual(others.map(() => false));
});
