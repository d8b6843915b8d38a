import { fileURLToPath } from 'node:url';
import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { UnreadableFile } from '../apart/parse-apart.ts';
import type { PageBox, PdfPage, Run } from './pdf-page.ts';

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
  const library = await loadLibrary();
  const loading = library.getDocument({
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
    const unpacked = await unpackPage(page, library);
    pages.push({ ...unpacked, ...(faults[0] !== undefined && { fault: faults[0] }) });
    page.cleanup();
  }
  return pages;
}

type Library = typeof import('pdfjs-dist');

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

async function unpackPage(page: PDFPageProxy, library: Library): Promise<PdfPage> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const drawn = collectDrawn(await page.getOperatorList(), transform, library);
  const fonts = new Map<string, boolean>();
  const isBold = (name: string): boolean =>
    fonts.getOrInsertComputed(name, () => page.commonObjs.has(name) && isBoldFont(page.commonObjs.get(name)));
  const runs = items.flatMap((item): Run[] => {
    if (!('str' in item) || item.str === '') return [];
    return [toRun(item, library.Util.transform(transform, item.transform), isBold(item.fontName))];
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

/** How many numbers follow each step of a path: move, line, curve, another curve, close. */
const STEPS = [2, 2, 6, 4, 0];

/** The lines and pictures of a page, at the places of a view of it. */
function collectDrawn(
  { fnArray, argsArray }: Awaited<ReturnType<PDFPageProxy['getOperatorList']>>,
  view: number[],
  { OPS: operators, Util }: Library,
): Pick<PdfPage, 'rules' | 'pictures'> {
  const drawn: Pick<PdfPage, 'rules' | 'pictures'> = { rules: [], pictures: [] };
  const outer: number[][] = [];
  let matrix = view;
  const place = (...point: [number, number]): Point => {
    Util.applyTransform(point, matrix);
    return point;
  };
  const pictures = new Set([
    operators.paintImageXObject,
    operators.paintInlineImageXObject,
    operators.paintImageMaskXObject,
  ]);
  for (const [at, operator] of fnArray.entries()) {
    const given = argsArray[at];
    const list: readonly unknown[] = Array.isArray(given) ? given : [];
    if (operator === operators.save) outer.push(matrix);
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd)
      matrix = outer.pop() ?? view;
    else if (operator === operators.transform) matrix = Util.transform(matrix, list.map(Number));
    else if (operator === operators.paintFormXObjectBegin) {
      outer.push(matrix);
      matrix = Util.transform(matrix, Array.from((list[0] ?? []) as ArrayLike<number>));
    } else if (operator === operators.constructPath && list[0] !== operators.endPath)
      addRules(drawn.rules, (list[1] as [ArrayLike<number> | null])[0], place);
    else if (pictures.has(operator)) drawn.pictures.push(toBox(place(0, 0), place(1, 1)));
  }
  return drawn;
}

type Point = readonly [x: number, y: number];

function toBox([x, y]: Point, [otherX, otherY]: Point): PageBox {
  const [width, height] = [Math.abs(x - otherX), Math.abs(y - otherY)];
  return { x: Math.min(x, otherX), y: Math.min(y, otherY), width, height };
}

/** Adds the straight lines of a path, across or down; a page of too many is a drawing. */
function addRules(
  rules: PageBox[],
  path: ArrayLike<number> | null,
  place: (x: number, y: number) => Point,
): void {
  let [last, first]: (Point | undefined)[] = [];
  for (let at = 0; path && at < path.length && rules.length < THRESHOLDS.most.pages; ) {
    const step = path[at] ?? 0;
    const count = STEPS[step] ?? 0;
    const end: Point | undefined =
      count > 0 ? place(path[at + count - 1] ?? 0, path[at + count] ?? 0) : first;
    if (step === 0) first = end;
    else if (last && end && count <= 2) addRule(rules, toBox(last, end));
    last = end;
    at += count + 1;
  }
}

function addRule(rules: PageBox[], box: PageBox): void {
  const [thin, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  // Shorter lines underline a letter or are a part of a picture.
  if (thin < 1 && long >= THRESHOLDS.print.near * 4) rules.push(box);
}
