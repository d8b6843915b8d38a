import { currentGame, projectFolder, useGame } from './current-game.ts';
import { currentSymbols, useSymbols } from './current-symbols.ts';
import type { Game } from './game.ts';
import type { SymbolTable } from './symbol-table.ts';

/** A game with the folder of its sources, collections and authored tables: plain data, for other threads and processes. */
export interface Project {
  game: Game;
  folder: string;
  symbols: SymbolTable;
}

/** The project that everything asks now. */
export const currentProject = (): Project => ({
  game: currentGame(),
  folder: projectFolder(),
  symbols: currentSymbols(),
});

/** Makes another project the one that everything asks from now on. */
export function useProject({ game, folder, symbols }: Project): void {
  useGame(game, folder);
  useSymbols(symbols);
}
