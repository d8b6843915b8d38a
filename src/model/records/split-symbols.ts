import { symbolPatterns } from '../game/symbol-patterns.ts';

/** Text cut at what is printed like a symbol: `Pay {W}.` → `Pay `, `{W}`, `.`. */
export function splitSymbols(text: string): { text: string; isSymbol: boolean }[] {
  return text
    .split(new RegExp(`(${symbolPatterns().printed})`))
    .map((piece, index) => ({ text: piece, isSymbol: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
