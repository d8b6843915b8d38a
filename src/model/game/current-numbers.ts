import game from '../../../content/game.json' with { type: 'json' };
import { memoize } from '../memoize.ts';
import { createNumberGrammar } from './number-grammar.ts';
import type { NumberLevel } from './number-levels.ts';

/** Pages run as modules of their own beside the command that builds them; the global object is what they share. */
const PLACE = Symbol.for('taiyaku.numbers');
const shared = globalThis as { [PLACE]?: readonly NumberLevel[] };

let grammar = createNumberGrammar(shared[PLACE] ?? (game.numbers as readonly NumberLevel[]));

/** How the numbers of the book that this site is about are written. */
export const numberGrammar = () => grammar;

/** Takes the numbers of another game; for commands that are given a project, and tests. */
export function useNumbers(levels: readonly NumberLevel[]): void {
  shared[PLACE] = levels;
  grammar = createNumberGrammar(levels);
}

/** What a module needs of the grammar, patterns above all, made once of each: `make` says what. */
export function ofGrammar<Made>(make: (of: typeof grammar) => Made): () => Made {
  const madeOf = memoize(make);
  return () => madeOf(grammar);
}
