import type { Plugin } from 'vite';

/** Of `game.json` a browser gets how numbers are written, and nothing else. */
export function gameNumbers(): Plugin {
  return {
    name: 'game-numbers',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/content/game.json')) return undefined;
      const { numbers } = JSON.parse(code);
      return { code: JSON.stringify({ numbers }), map: null };
    },
  };
}
