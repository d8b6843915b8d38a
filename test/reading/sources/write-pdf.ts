import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** A PDF that `draw` draws: letters in points, the page in points from its left and upper edge. */
export function writePdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 72, ...options });
  const pieces: Buffer[] = [];
  const written = new Promise<Uint8Array>((resolve) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(pieces))));
  });
  draw(document.fontSize(10));
  document.end();
  return written;
}

/** A font with the letters of both languages. */
export const FONT = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
);
