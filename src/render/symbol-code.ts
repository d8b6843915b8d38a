/** A symbol's parts, upper case: `{W/U}` → W, U; `{oT}` of 2003 → T; `{2/B}` → 2, B. */
export type SymbolParts = readonly string[];

const COLORS = 'WUBRG';
const SINGLE = new Set([...'WUBRGCSTQEXYZPHAD', 'CHAOS', 'PW', 'TK', '∞', '½', 'HW', 'HU', 'HB', 'HR', 'HG']);

/** Numbers we draw: 0 to 20, and those of Un-sets. */
const NUMBERS = [...Array.from({ length: 21 }, (_, number) => String(number)), '100', '1000000'];

/** Every symbol that can be drawn, by its parts; the sprite holds exactly these. */
export const SYMBOLS: readonly SymbolParts[] = [
  ...[...SINGLE].map((code) => [code]),
  ...NUMBERS.map((code) => [code]),
  ...[...COLORS].flatMap((first) => [
    ...[...COLORS]
      .filter((second) => second !== first)
      .flatMap((second) => [
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

/** The parts of a symbol as printed, `{W/U}`; undefined when we know none of this name. */
export function parseSymbol(printed: string): SymbolParts | undefined {
  const code = printed.slice(1, -1).normalize('NFKC').replace('1⁄2', '½');
  return KNOWN.get(code) ?? KNOWN.get(code.toUpperCase()) ?? KNOWN.get(code.replace(/^o/, ''));
}

export function isSymbol(printed: string): boolean {
  return parseSymbol(printed) !== undefined;
}

/** Id of a symbol's drawing in the sprite: `w-u`. */
export function toSymbolId(parts: SymbolParts): string {
  return parts.join('-').toLowerCase().replace('∞', 'infinity').replace('½', 'half');
}
