import { readFileSync } from 'node:fs';
import { afterEach } from 'vitest';
import { currentGame, useGame } from '../src/model/game/current-game.ts';
import { type Game, gameSchema } from '../src/model/game/game.ts';

/** A game file of `test/fixtures/games`, checked. */
export function readGame(name: string): Game {
  return gameSchema.parse(JSON.parse(readFileSync(`test/fixtures/games/${name}.json`, 'utf8')));
}

/** Magic, whose game file is the project's own, and three whose numbers are written otherwise. */
export const GAMES: readonly Game[] = [
  currentGame(),
  ...['riftbound', 'six-levels', 'in-turn'].map((name) => readGame(name)),
];

const own = currentGame();

/** What a file of tests that uses other games calls at its top: after each test the game is Magic again. */
export const restoreGame = () => afterEach(() => useGame(own));
