const SYMBOL = /(\{[^{}\s]{1,12}\})/;

/** Text cut at its symbols: `Pay {W}.` → `Pay `, `{W}`, `.`; every other piece is a symbol. */
export function splitSymbols(text: string): { text: string; isSymbol: boolean }[] {
  return text
    .split(SYMBOL)
    .map((piece, index) => ({ text: piece, isSymbol: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
