import { currentSymbols } from '../game/current-symbols.ts';
import { symbolPatterns } from '../game/symbol-patterns.ts';
import type { GameSymbol } from '../game/symbol-table.ts';
import { foldWidth } from '../text/fold-width.ts';
import { listMatches, replaceSpans, type TextSpan } from '../text/spans.ts';

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

/** What says that a picture is of a symbol. */
const OF_SYMBOLS = ['symbol', 'mana'];

/** The symbol that the file of a picture, with its class behind it, is called, as texts print it: `mana/BR.svg mana-symbol` → `{B/R}`. */
export function findPicturedSymbol(picture: string): string | undefined {
  const { written, symbols } = currentSymbols();
  if (!OF_SYMBOLS.some((word) => picture.toLowerCase().includes(word))) return undefined;
  const [file = ''] = picture.split('.', 1);
  const toName = (code: string) => toKey(code.replaceAll('/', ''));
  const name = toName(file.slice(file.lastIndexOf('/') + 1));
  const found = symbols.find(({ code }) => toName(code) === name);
  return found && written[0]?.replace('#', found.code);
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
  return listMatches(text, symbolPatterns().every);
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
  const draw = (sign: string) => runs.form.replace('#', runs.codes[sign.toLowerCase()] ?? sign);
  const found = listMatches(foldWidth(text), runs.every);
  return replaceSpans(text, found, ({ match }) => (match[1]?.match(/\d+|./gu) ?? []).map(draw).join(''));
}

/** What is printed like a symbol in a text, each once, sorted: `{T}`, `{W}`. */
export function listSymbols(text: string): string[] {
  return [...new Set(drawSymbolRuns(text).normalize('NFKC').match(symbolPatterns().every) ?? [])].sort();
}
