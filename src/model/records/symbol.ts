import { currentSymbols } from '../game/current-symbols.ts';
import { symbolPatterns } from '../game/symbol-patterns.ts';
import type { GameSymbol } from '../game/symbol-table.ts';
import { foldWidth } from '../text/fold-width.ts';
import type { TextSpan } from '../text/spans.ts';

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

/** Where a text prints what looks like a symbol. */
export function findSymbols(text: string): TextSpan[] {
  return Array.from(text.matchAll(symbolPatterns().every), ({ 0: symbol, index }) => {
    return { start: index, end: index + symbol.length };
  });
}

/** Text cut at what is printed like a symbol: `Pay {W}.` → `Pay `, `{W}`, `.`. */
export function splitSymbols(text: string): { text: string; isSymbol: boolean }[] {
  return text
    .split(new RegExp(`(${symbolPatterns().printed})`))
    .map((piece, index) => ({ text: piece, isSymbol: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Several symbols that an older text writes as one, each as today: `<2青青>` → `{2}{U}{U}`; `<合計>` stays. */
export function drawSymbolRuns(text: string): string {
  const { runs } = symbolPatterns();
  if (!runs) return text;
  let drawn = '';
  let from = 0;
  for (const { 0: whole, 1: inside = '', index } of foldWidth(text).matchAll(runs.every)) {
    drawn += text.slice(from, index);
    for (const sign of inside.match(/\d+|./gu) ?? [])
      drawn += runs.form.replace('#', runs.codes[sign.toLowerCase()] ?? sign);
    from = index + whole.length;
  }
  return drawn + text.slice(from);
}

/** What is printed like a symbol in a text, each once, sorted: `{T}`, `{W}`. */
export function listSymbols(text: string): string[] {
  return [...new Set(drawSymbolRuns(text).normalize('NFKC').match(symbolPatterns().every) ?? [])].sort();
}
