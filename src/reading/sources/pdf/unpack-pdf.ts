import { fileURLToPath } from 'node:url';
import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { UnreadableFile } from '../apart/unreadable-file.ts';
import { collectDrawn } from './collect-drawn.ts';
import { multiply } from './matrix.ts';
import type { PdfPage, Run } from './pdf-page.ts';

const { pages: MOST_PAGES } = THRESHOLDS.most;
const FOLDER = fileURLToPath(new URL('.', import.meta.resolve('pdfjs-dist/package.json')));

/** The text of a PDF with its places, fonts, lines and pictures. Throws `UnreadableFile`. */
export async function unpackPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfPage[]> {
  // Behind the end of a PDF servers put a few bytes at most.
  if (!Buffer.from(bytes.subarray(-4096)).includes('%%EOF'))
    throw new UnreadableFile(
      'its end is missing: only a part of it is here, or it is damaged; give another copy, or its text',
    );
  const faults = listenToFaults();
  const { getDocument, OPS } = await loadLibrary();
  const loading = getDocument({
    data: bytes,
    cMapUrl: `${FOLDER}cmaps/`,
    standardFontDataUrl: `${FOLDER}standard_fonts/`,
    // An icon has fewer points; a larger picture is not unpacked.
    maxImageSize: 256 * 256,
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 1,
  });
  const document = await loading.promise.catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw isLocked
      ? new UnreadableFile('it is locked with a password: save a copy without one, or give its text')
      : error;
  });
  if (document.numPages > MOST_PAGES)
    throw new UnreadableFile(
      `it has ${document.numPages} pages, and ${MOST_PAGES} are the limit: give a part of it`,
    );
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    faults.length = 0;
    const page = await document.getPage(number);
    const unpacked = await unpackPage(page, OPS);
    pages.push({ ...unpacked, ...(faults[0] !== undefined && { fault: faults[0] }) });
    page.cleanup();
  }
  return pages;
}

/** The library looks for what only a browser draws with, and loads something that does; we draw nothing. */
async function loadLibrary() {
  Object.assign(globalThis, { DOMMatrix: class {}, Path2D: class {} });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** What the library says of text that it could not read; it goes on without it. */
function listenToFaults(): string[] {
  const faults: string[] = [];
  const listen = (message: unknown): void => {
    const [, reason] = /ignoring errors during .*?: "(.*)"/s.exec(String(message)) ?? [];
    if (reason !== undefined) faults.push(reason);
  };
  Object.assign(console, { log: listen, warn: listen });
  return faults;
}

async function unpackPage(
  page: PDFPageProxy,
  operators: Parameters<typeof collectDrawn>[2],
): Promise<PdfPage> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const drawn = collectDrawn(await page.getOperatorList(), transform, operators);
  const fonts = new Map<string, boolean>();
  const isBold = (name: string): boolean => {
    const known = fonts.get(name) ?? (page.commonObjs.has(name) && isBoldFont(page.commonObjs.get(name)));
    fonts.set(name, known);
    return known;
  };
  const runs = items.flatMap((item): Run[] => {
    if (!('str' in item) || item.str === '') return [];
    return [toRun(item, multiply(transform, item.transform), isBold(item.fontName))];
  });
  return { ...drawn, runs };
}

/** Of text that is turned, letters stand below or above each other: a run of no width. */
function toRun({ str, width }: TextItem, matrix: readonly number[], isBold: boolean): Run {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix;
  const height = Math.hypot(c, d);
  return { text: str, x, y, width: Math.abs(b) > Math.abs(a) ? 0 : width, height, isBold };
}

function isBoldFont({ name, bold, black }: { name?: string; bold?: boolean; black?: boolean }): boolean {
  return bold === true || black === true || /bold|black|heavy|semib|demi|W[6-9]\b/i.test(name ?? '');
}
