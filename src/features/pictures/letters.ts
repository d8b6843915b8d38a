import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import { onceFor } from '../../rulebook/book/once.ts';

const PACKAGE = '@expo-google-fonts/noto-sans-jp';
const FILES = {
  regular: '400Regular/NotoSansJP_400Regular.ttf',
  bold: '700Bold/NotoSansJP_700Bold.ttf',
} as const;

/** Letters of one weight; lengths in units of the picture. */
export type Letters = ReturnType<typeof loadLetters>;

/** Reads the letters that pictures are drawn with from their package: no font of the machine is asked. */
export function loadLetters(weight: keyof typeof FILES) {
  const file = new URL(FILES[weight], import.meta.resolve(PACKAGE));
  const font = create(readFileSync(fileURLToPath(file))) as Font;
  const outlineOf = onceFor((letter: string) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return { width: glyph.advanceWidth, path: glyph.path.toSVG() };
  });
  return {
    measure(text: string, size: number): number {
      const width = [...text].reduce((sum, letter) => sum + outlineOf(letter).width, 0);
      return (width * size) / font.unitsPerEm;
    },
    /** The outlines of a line of text as SVG, its baseline beginning at `x`, `y`. */
    draw(text: string, x: number, y: number, size: number): string {
      const scale = size / font.unitsPerEm;
      let at = 0;
      const letters = [...text].map((letter) => {
        const { width, path } = outlineOf(letter);
        const drawn = path && `<path transform="translate(${at})" d="${path}"/>`;
        at += width;
        return drawn;
      });
      // Letters of a font are on their baseline, a picture's units count downwards.
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
    },
  };
}
