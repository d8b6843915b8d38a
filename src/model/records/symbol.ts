import { currentSymbols } from '../game/current-symbols.ts';
import type { GameSymbol } from '../game/symbol-table.ts';

/** The symbol that a text prints, `{W/U}`, `{oT}` of 2003; undefined where the game has none of this name. */
export function findSymbol(printed: string): GameSymbol | undefined {
  const { written, symbols } = currentSymbols();
  for (const form of written) {
    const [before = '', after = ''] = form.split('#');
    if (!printed.startsWith(before) || !printed.endsWith(after)) continue;
    const code = printed.slice(before.length, printed.length - after.length);
    const found =
      symbols.find((symbol) => symbol.code === code) ??
      symbols.find((symbol) => toKey(symbol.code) === toKey(code));
    if (found) return found;
  }
  return undefined;
}

const toKey = (code: string): string => code.normalize('NFKC').toUpperCase();

/** Id of a symbol's drawing: `W/U` → `w-u`, `攻` → `u653b`. */
export function toSymbolId({ code, id }: GameSymbol): string {
  return (
    id ??
    code
      .toLowerCase()
      .replaceAll('/', '-')
      .replace(/[^a-z0-9-]/gu, (sign) => `u${sign.codePointAt(0)?.toString(16)}`)
  );
}
