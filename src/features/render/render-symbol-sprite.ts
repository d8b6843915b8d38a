import { currentSymbols } from '../../model/game/current-symbols.ts';
import type { GameSymbol } from '../../model/game/symbol-table.ts';
import { toSymbolId } from '../../model/records/symbol.ts';

const DARK = '#1d1a17';
/** Light enough for a dark drawing on both themes. */
const PLAIN_DISC = '#d8d6d2';

/** Scale of a glyph inside half a disc, and where the halves have their middle. */
const HALF_SCALE = 0.56;
const HALVES = [10.5, 21.5] as const;

/**
 * `symbols.svg`: every symbol of the game, each a `<symbol>` by its id, for `<use href="symbols.svg#w-u">`. One file for the
 * whole site, kept by browser and service worker; a page carries references only.
 */
export function renderSymbolSprite(): string {
  const symbols = currentSymbols().symbols.map(
    (symbol) =>
      `<symbol id="${toSymbolId(symbol)}" viewBox="0 0 32 32" fill="${DARK}">${drawSymbol(symbol)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function drawSymbol({ code, disc = PLAIN_DISC, edge = DARK, glyph = code }: GameSymbol): string {
  const [left, right] = typeof disc === 'string' ? [undefined, disc] : disc;
  const half = left === undefined ? '' : `<path d="M5.4 26.600A15 15 0 0 1 26.6 5.400z" fill="${left}"/>`;
  const drawn = typeof glyph === 'string' ? drawGlyph(glyph) : glyph.map(drawHalf).join('');
  return `<circle cx="16" cy="16" r="15" fill="${right}" stroke="${edge}" stroke-opacity=".45"/>${half}${drawn}`;
}

/** A drawing of the game's by its name; any other name is written. */
function drawGlyph(name: string): string {
  const glyph = currentSymbols().glyphs?.[name];
  if (glyph) return glyph;
  const size = name.length > 3 ? 7 : name.length === 3 ? 12 : name.length === 2 ? 18 : 23;
  return `<text x="16" y="${16 + size * 0.36}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${name}</text>`;
}

function drawHalf(name: string, half: number): string {
  const at = (HALVES[half] ?? 16) - 16 * HALF_SCALE;
  return `<g transform="translate(${at} ${at}) scale(${HALF_SCALE})">${drawGlyph(name)}</g>`;
}
