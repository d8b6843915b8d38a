import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { LOST } from '../../../model/text/character-classes.ts';
import { endsIn, endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { joinPrinted, listWords } from '../join-printed.ts';
import type { SourceLine, SourcePiece, SourceSkip } from '../source-text.ts';
import { joinParagraphs, type Paragraph } from './join-paragraphs.ts';
import { layPage } from './lay-page.ts';
import type { PdfPage, PrintedLine } from './pdf-page.ts';

/** A sign without a character: of a private area, or none of any text. */
const SIGN = /[\ue000-\uf8ff\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]|[\u{f0000}-\u{10fffd}]/gu;

/**
 * The text of a PDF, a line for each printed one, and what it shows: paragraphs whole, what is around the text of each
 * page apart, headings by their letters, cells of tables. Signs and pages without characters are told by their page.
 */
export function readPdf(
  pages: readonly PdfPage[],
  file: string,
): { piece: SourcePiece; diagnostics: Diagnostic[] } {
  const laid = pages.map((page, at) =>
    layPage(page, at).map((line) => ({ ...line, text: line.text.replace(SIGN, LOST) })),
  );
  const sources = new Map<PrintedLine, SourceLine>();
  const starts: number[] = [];
  let text = '';
  for (const lines of laid) {
    starts.push(text.length);
    for (const line of lines) {
      sources.set(line, { text: line.text, number: sources.size + 1, start: text.length });
      text += `${line.text}\n`;
    }
  }
  const furniture = findPageFurniture(laid);
  const paragraphs = joinParagraphs([...sources.keys()].filter((line) => !furniture.has(line)));
  const headings = findHeadings(paragraphs);
  const words = listWords(text);
  const skips: SourceSkip[] = [];
  const lines = [...furniture].flatMap((line): SourceLine[] => {
    const source = sources.get(line);
    return source ? [{ ...source, frame: 'page' }] : [];
  });
  for (const paragraph of paragraphs) {
    const joined = joinPrinted(
      paragraph.lines.flatMap((line) => sources.get(line) ?? []),
      words,
      skips,
    );
    const cell = paragraph.lines[0]?.cell;
    const heading = headings.get(paragraph);
    if (!joined) continue;
    if (paragraph.isSetOff) lines.push({ text: '', number: joined.number, start: joined.start, offsets: [] });
    lines.push({ ...joined, ...(heading && { heading }), ...(cell && { cell }) });
  }
  lines.sort((a, b) => a.start - b.start);
  return {
    piece: {
      text,
      encoding: 'utf-8',
      format: 'pdf',
      pages: starts,
      shown: { lines, skips, marks: [] },
    },
    diagnostics: pages.flatMap((page, at) => reportPage(page, laid[at] ?? [], { file, page: at + 1 })),
  };
}

function reportPage(
  { pictures, fault }: PdfPage,
  lines: readonly PrintedLine[],
  { file, page }: { file: string; page: number },
): Diagnostic[] {
  const report = (actual: string, message: string, line = 1, column = 1) =>
    reportDiagnostic('sign-lost', { file, page, line, column }, message, undefined, { actual });
  const found: Diagnostic[] = [];
  if (fault !== undefined)
    found.push(report(fault, `not all of this page could be read (${fault}); compare it with the original`));
  if (lines.length === 0 && pictures.length > 0) {
    const message = 'this page is a picture without text: write down what it says, or have it recognised';
    found.push(report('picture', message));
  }
  for (const [at, { text }] of lines.entries()) {
    const count = text.split(LOST).length - 1;
    if (count === 0) continue;
    const message = `${count} signs are drawn here that have no character (an icon?), shown as U+FFFD; look at the original`;
    found.push(report(text.slice(0, 60), message, at + 1, text.indexOf(LOST) + 1));
  }
  return found;
}

/** Larger letters than those of most of the text make a heading. */
const { otherSize: LARGER } = THRESHOLDS.print;

/** The level of each heading that its letters make one: by their size from the largest, then in bold. */
function findHeadings(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, number> {
  const sizeOf = ({ lines }: Paragraph): number => Math.round((lines[0]?.height ?? 0) * 2) / 2;
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const paragraph of paragraphs) {
    const length = paragraph.lines.reduce((sum, { text }) => sum + text.length, 0);
    letters.set(sizeOf(paragraph), (letters.get(sizeOf(paragraph)) ?? 0) + length);
    if (paragraph.lines[0]?.isBold) bold += length;
    all += length;
  }
  const [body] = [...letters].sort(([, a], [, b]) => b - a)[0] ?? [0];
  const isHeading = (paragraph: Paragraph): boolean => {
    const [first] = paragraph.lines;
    const text = paragraph.lines.map((line) => line.text).join(' ');
    if (
      !first ||
      first.cell ||
      text.includes('\t') ||
      text.length > THRESHOLDS.title ||
      endsIn(text, '.。;:、,')
    )
      return false;
    return sizeOf(paragraph) > body * LARGER || (first.isBold && bold * 3 < all);
  };
  const headings = paragraphs.filter(isHeading);
  if (headings.length < THRESHOLDS.fewest) return new Map();
  const sizes = [...new Set(headings.map(sizeOf))]
    .filter((size) => size > body * LARGER)
    .sort((a, b) => b - a);
  return new Map(
    headings.map((heading) => {
      const rank = sizes.indexOf(sizeOf(heading));
      // Words set off alone, here by bold letters, are one of the last level.
      return [heading, rank < 0 ? 7 : Math.min(rank + 1, 6)];
    }),
  );
}

/** What is printed at one place with the same words, numbers aside, on a third of the pages or more: heads and numbers of pages. */
function findPageFurniture(pages: readonly (readonly PrintedLine[])[]): Set<PrintedLine> {
  // Lines that near to the upper and lower edge of a page may be no part of its text.
  const { fewest } = THRESHOLDS;
  const outer = pages.flatMap((lines) => {
    const byHeight = lines.filter(({ cell }) => !cell).sort((a, b) => a.y - b.y);
    return [...new Set([...byHeight.slice(0, fewest), ...byHeight.slice(-fewest)])];
  });
  const places = Map.groupBy(
    outer,
    ({ y, text }) => `${Math.round(y / 4)} ${text.replace(/\d+|^[ivxlc]+$/gi, '#')}`,
  );
  const onEnough = [...places.values()].filter((lines) => {
    // A sentence may be at one place on some pages by chance.
    const isSentence = endsSentence(lines[0]?.text ?? '');
    const [least, share] = isSentence ? [fewest, 2] : [THRESHOLDS.several, 3];
    const count = new Set(lines.map(({ page }) => page)).size;
    return count >= least && count * share >= pages.length;
  });
  return new Set(onEnough.flat());
}
