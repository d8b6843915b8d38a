import game from '../../../content/game.json' with { type: 'json' };
import type { Game } from './game.ts';

/** The game that this site is about: a site has one. */
export function currentGame(): Game {
  return game;
}
