import magic from '../../../content/symbols.json' with { type: 'json' };
import type { SymbolTable } from './symbol-table.ts';

/** A game without symbols of its own. */
export const NO_SYMBOLS: SymbolTable = { written: ['{#}'], symbols: [] };

let table = magic as SymbolTable;

/** How the game that this site is about writes, calls and draws its symbols. */
export const currentSymbols = (): SymbolTable => table;

/** Takes the symbols of another game; for commands that are given a project, and tests. */
export function useSymbols(other: SymbolTable): void {
  table = other;
}
