import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { OWN_PROJECT } from '../../model/game/current-game.ts';
import { numberGrammar } from '../../model/game/current-numbers.ts';
import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import type { SymbolTable } from '../../model/game/symbol-table.ts';
import { nameBookIn } from '../../model/strings/name-book.ts';
import { readAuthored } from '../../rulebook/book/read-authored.ts';

/** Texts of the interface, by language. */
const STRINGS = /^strings\/(?:.*\/)?(en|ja)\.json$/;

/** Symbols as a browser needs them, which has their drawings from the sprite. */
function nameSymbolsOnly(table: unknown): string {
  const { written, symbols } = table as SymbolTable;
  return JSON.stringify({ written, symbols: symbols.map(({ code, id, en, ja }) => ({ code, id, en, ja })) });
}

/**
 * What pages and browsers get of the game: its own authored tables, texts that call it and its book by name, and in a
 * browser the grammar of its numbers made, without what makes it and without the rest of `game.json`.
 */
export function projectFiles(): Plugin {
  return {
    name: 'project-files',
    enforce: 'pre',
    load(id) {
      const path = relative(resolve(OWN_PROJECT), id.replace(/\?.*$/, '')).split(sep).join('/');
      if (path.startsWith('..') || !path.endsWith('.json') || path.startsWith('collections/'))
        return undefined;
      const [, lang] = STRINGS.exec(path) ?? [];
      const table = readAuthored(path);
      if (path === 'symbols.json' && this.environment.name === 'client') return nameSymbolsOnly(table);
      return JSON.stringify(lang === 'en' || lang === 'ja' ? nameBookIn(table, lang) : table);
    },
    transform(_, id) {
      if (this.environment.name !== 'client') return undefined;
      if (id.endsWith('/model/strings/name-book.ts'))
        return {
          code: 'export const nameBook = (text) => text;\nexport const nameBookIn = nameBook;\n',
          map: null,
        };
      if (id.endsWith('/model/game/symbol-patterns.ts')) {
        const { printed, every, unbraced, runs } = symbolPatterns();
        const told = JSON.stringify({ codes: runs?.codes, form: runs?.form });
        const madeRuns = runs && `{ ...${told}, every: ${runs.every} }`;
        const made = `{ printed: ${JSON.stringify(printed)}, every: ${every}, unbraced: ${unbraced}, runs: ${madeRuns} }`;
        return { code: `const made = ${made};\nexport const symbolPatterns = () => made;\n`, map: null };
      }
      if (!id.endsWith('/model/game/current-numbers.ts')) return undefined;
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
