import { symbolPatterns } from '../game/symbol-patterns.ts';
import { foldWidth } from '../text/fold-width.ts';

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
