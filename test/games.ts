import { readFileSync } from 'node:fs';
import { afterEach } from 'vitest';
import { currentGame, currentProject, OWN_PROJECT, useProject } from '../src/model/game/current-game.ts';
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

/** Makes a game the one that everything asks, with the symbols that are asked now. */
export const useGame = (game: Game, folder = OWN_PROJECT) =>
  useProject({ ...currentProject(), game, folder });

const own = currentProject();

/** What a file of tests that uses other games calls at its top: after each test the game is Magic again. */
export const restoreGame = () => afterEach(() => useProject(own));
