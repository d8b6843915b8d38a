import magic from '../../../content/game.json' with { type: 'json' };
import { useNumbers } from './current-numbers.ts';
import type { Game } from './game.ts';

let game = magic as Game;

/** The game that this site is about: a site has one. */
export const currentGame = (): Game => game;

/** Makes another game the one that everything asks from now on. */
export function useGame(other: Game): void {
  game = other;
  useNumbers(other.numbers);
}
