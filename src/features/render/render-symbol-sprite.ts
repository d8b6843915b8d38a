import { SYMBOLS, type SymbolParts, toSymbolId } from '../../model/records/symbol.ts';
import { DARK, DISC_COLORS, GLYPHS, PLAIN_DISC } from './symbol-glyphs.ts';

/** Scale of a glyph inside half a disc, and where the halves have their middle. */
const HALF_SCALE = 0.56;
const HALVES = [
  [10.5, 10.5],
  [21.5, 21.5],
] as const;

/**
 * `symbols.svg`: every symbol we draw, each a `<symbol>` by its id, for `<use href="symbols.svg#w-u">`. One file for the
 * whole site, kept by browser and service worker; a page carries references only.
 */
export function renderSymbolSprite(): string {
  const symbols = SYMBOLS.map(
    (parts) =>
      `<symbol id="${toSymbolId(parts)}" viewBox="0 0 32 32" fill="${DARK}">${drawSymbol(parts)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function drawSymbol(parts: SymbolParts): string {
  const [first = '', second] = parts;
  const isPhyrexian = parts.length > 1 && parts.at(-1) === 'P';
  const colors = isPhyrexian ? parts.slice(0, -1) : parts;
  const glyph = isPhyrexian ? (GLYPHS.get('H') ?? '') : drawGlyph(first);
  if (colors.length === 1)
    return (first === 'Q' ? drawDisc(DARK, PLAIN_DISC) : drawDisc(colorOf(first))) + glyph;
  const halves = isPhyrexian ? glyph : drawHalf(first, 0) + drawHalf(second ?? '', 1);
  return drawSplitDisc(colorOf(first), colorOf(second ?? '')) + halves;
}

const colorOf = (code: string): string => DISC_COLORS.get(code.replace(/^H(?=.)/, '')) ?? PLAIN_DISC;

const drawDisc = (color: string, edge: string = DARK): string =>
  `<circle cx="16" cy="16" r="15" fill="${color}" stroke="${edge}" stroke-opacity=".45"/>`;

function drawSplitDisc(first: string, second: string): string {
  return `${drawDisc(second)}<path d="M5.4 26.600A15 15 0 0 1 26.6 5.400z" fill="${first}"/>`;
}

function drawGlyph(code: string): string {
  const glyph = GLYPHS.get(code);
  if (glyph) return glyph;
  if (/^H.$/.test(code))
    return `<g transform="translate(-3 0)">${drawGlyph(code[1] ?? '')}</g><path d="M16 1h1v30h-1z"/>`;
  const size = code.length > 3 ? 7 : code.length === 3 ? 12 : code.length === 2 ? 18 : 23;
  return `<text x="16" y="${16 + size * 0.36}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${code}</text>`;
}

function drawHalf(code: string, half: 0 | 1): string {
  const [x, y] = HALVES[half];
  const offset = 16 * HALF_SCALE;
  return `<g transform="translate(${x - offset} ${y - offset}) scale(${HALF_SCALE})">${drawGlyph(code)}</g>`;
}
