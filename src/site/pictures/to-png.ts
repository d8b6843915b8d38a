import sharp from 'sharp';

/** Colours of a picture: those it is drawn in and what lies between them at the edges of letters. */
const COLOURS = 16;

const OPTIONS = { palette: true, colours: COLOURS, dither: 0, effort: 1, compressionLevel: 6 } as const;

/** Changes with whatever makes other bytes of the same drawing. */
export const PNG_MAKER = JSON.stringify([OPTIONS, sharp.versions]);

/** A picture drawn as SVG in PNG; the same drawing gives the same bytes. */
export async function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(OPTIONS).toBuffer();
}
