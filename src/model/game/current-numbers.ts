import game from '../../../content/game.json' with { type: 'json' };
import { createNumberGrammar } from './number-grammar.ts';
import type { NumberLevel } from './number-levels.ts';

/** What a pattern of numbers in a text is made of. */
type Patterns = Readonly<Record<string, RegExp>>;

/** Pages run as modules of their own beside the command that builds them; the global object is what they share. */
const PLACE = Symbol.for('taiyaku.numbers');
const shared = globalThis as { [PLACE]?: readonly NumberLevel[] };

let grammar = createNumberGrammar(shared[PLACE] ?? (game.numbers as readonly NumberLevel[]));
let made = new Map<unknown, Patterns>();

/** How the numbers of the book that this site is about are written. */
export const numberGrammar = () => grammar;

/** Takes the numbers of another game; for commands that are given a project, and tests. */
export function useNumbers(levels: readonly NumberLevel[]): void {
  shared[PLACE] = levels;
  grammar = createNumberGrammar(levels);
  made = new Map();
}

/** The patterns that a module needs of the grammar, made once: `make` says which. */
export function ofGrammar<Made extends Patterns>(make: (of: typeof grammar) => Made): () => Made {
  return () => {
    const found = made.get(make) ?? make(grammar);
    made.set(make, found);
    return found as Made;
  };
}
