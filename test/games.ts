import { readFileSync } from 'node:fs';
import { afterEach } from 'vitest';
import { currentGame, useGame } from '../src/model/game/current-game.ts';
import { currentSymbols, useSymbols } from '../src/model/game/current-symbols.ts';
import { type Game, gameSchema } from '../src/model/game/game.ts';

/** A game file of `test/fixtures/games`, checked. */
export function readGame(name: string, file = `test/fixtures/games/${name}.json`): Game {
  return gameSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Magic, whose game file is the project's own, and others whose numbers are written otherwise. */
export const GAMES: readonly Game[] = [
  currentGame(),
  ...['riftbound', 'six-levels', 'in-turn', 'roman', 'widths', 'written', 'brackets', 'small-roman'].map(
    (name) => readGame(name),
  ),
  ...['quay', 'orchard'].map((name) => readGame(name, `examples/${name}/game.json`)),
];

const own = currentGame();
const ownSymbols = currentSymbols();

/** What a file of tests that uses other games calls at its top: after each test the game is Magic again. */
export const restoreGame = () =>
  afterEach(() => {
    useGame(own);
    useSymbols(ownSymbols);
  });
