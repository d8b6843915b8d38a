import type { Plugin } from 'vite';
import { numberGrammar } from '../../model/game/current-numbers.ts';

/** A browser gets the grammar of the game's numbers made, without what makes it and without the rest of `game.json`. */
export function gameNumbers(): Plugin {
  return {
    name: 'game-numbers',
    enforce: 'pre',
    transform(_, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/model/game/current-numbers.ts'))
        return undefined;
      const { whole, ...told } = numberGrammar();
      const code = `const grammar = { ...${JSON.stringify(told)}, whole: ${whole} };
export const numberGrammar = () => grammar;
export const ofGrammar = (make) => {
  let made;
  return () => (made ??= make(grammar));
};
`;
      return { code, map: null };
    },
  };
}
