import { foldWidth } from '../text/fold-width.ts';

/** A symbol's parts, upper case: `{W/U}` → W, U; `{oT}` of 2003 → T; `{2/B}` → 2, B. */
export type SymbolParts = readonly string[];

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

/** What a mana symbol is of: the colors, and none. */
export const MANA_COLORS = [...COLORS, 'C'] as const;

/** Symbols with a name of their own. */
export const NAMED_SYMBOLS = ['T', 'Q', 'S', 'E', 'P', 'H', 'A', 'D', 'TK', 'PW', 'CHAOS', '∞', '½'] as const;

/** Generic mana as we draw it: unknown, 0 to 20, and the numbers of Un-sets. */
const GENERIC = [
  'X',
  'Y',
  'Z',
  ...Array.from({ length: 21 }, (_, number) => String(number)),
  '100',
  '1000000',
];

/** Every symbol that can be drawn, by its parts; the sprite holds exactly these. */
export const SYMBOLS: readonly SymbolParts[] = [
  ...MANA_COLORS.map((code) => [code]),
  ...NAMED_SYMBOLS.map((code) => [code]),
  ...COLORS.map((color) => [`H${color}`]),
  ...GENERIC.map((code) => [code]),
  ...COLORS.flatMap((first) => [
    ...COLORS.filter((second) => second !== first).flatMap((second) => [
      [first, second],
      [first, second, 'P'],
    ]),
    ['2', first],
    ['C', first],
    [first, 'P'],
  ]),
  ['C', 'P'],
];

const KNOWN = new Map(SYMBOLS.map((parts) => [parts.join('/'), parts]));

/** What is printed like a symbol, ours or not: `{W/U}`, `{FOO}`. */
export const SYMBOL_PATTERN = '\\{[^{}\\s]{1,12}\\}';

/** The parts of a symbol as printed, `{W/U}`; undefined when we know none of this name. */
export function parseSymbol(printed: string): SymbolParts | undefined {
  const code = printed.slice(1, -1).normalize('NFKC').replace('1⁄2', '½');
  return KNOWN.get(code) ?? KNOWN.get(code.toUpperCase()) ?? KNOWN.get(code.replace(/^o/, ''));
}

/** Id of a symbol's drawing in the sprite: `w-u`. */
export function toSymbolId(parts: SymbolParts): string {
  return parts.join('-').toLowerCase().replace('∞', 'infinity').replace('½', 'half');
}

const SPLIT = new RegExp(`(${SYMBOL_PATTERN})`);

/** Text cut at what is printed like a symbol: `Pay {W}.` → `Pay `, `{W}`, `.`. */
export function splitSymbols(text: string): { text: string; isSymbol: boolean }[] {
  return text
    .split(SPLIT)
    .map((piece, index) => ({ text: piece, isSymbol: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Each color with its letter behind it. */
const LETTERS = '白W青U黒B赤R緑G無C';
const OLD_MANA = /<(?!>)(\d{1,2}|x)?([白青黒赤緑無]*)>/giu;

/** Mana of the nineties as symbols: `<2青青>` → `{2}{U}{U}`; `<合計>` stays. */
export function drawOldMana(text: string): string {
  let drawn = '';
  let from = 0;
  for (const { 0: printed, 1: generic, 2: colors = '', index } of foldWidth(text).matchAll(OLD_MANA)) {
    const codes = [
      ...(generic ? [generic] : []),
      ...[...colors].map((color) => LETTERS.charAt(LETTERS.indexOf(color) + 1)),
    ];
    drawn += text.slice(from, index) + codes.map((code) => `{${code}}`).join('');
    from = index + printed.length;
  }
  return drawn + text.slice(from);
}

const PRINTED = new RegExp(SYMBOL_PATTERN, 'g');

/** What is printed like a symbol in a text, each once, sorted: `{T}`, `{W}`. */
export function listSymbols(text: string): string[] {
  return [...new Set(drawOldMana(text).normalize('NFKC').match(PRINTED) ?? [])].sort();
}
