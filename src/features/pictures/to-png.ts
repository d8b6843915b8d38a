import { crc32 } from 'node:zlib';
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

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Whether a picture that was kept is the PNG that was drawn: each of its pieces has the checksum it carries. */
export function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      return false;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end + 4 === bytes.length;
    at = end + 4;
  }
  return false;
}
