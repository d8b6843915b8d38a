import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import { LOST } from '../../../model/text/character-classes.ts';
import { findLineStarts, type SourceLine, type SourcePiece } from '../source-text.ts';
import { findHeadings } from './find-headings.ts';
import { findPageFurniture } from './find-page-furniture.ts';
import { joinParagraphs } from './join-paragraphs.ts';
import { layPage, type PrintedLine } from './lay-page.ts';
import { ParagraphJoiner } from './paragraph-joiner.ts';
import type { PdfPage } from './pdf-page.ts';

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
  const printed = laid.flat();
  const text = printed.map((line) => `${line.text}\n`).join('');
  const starts = findLineStarts(text);
  const sources = new Map(
    printed.map((line, at): [PrintedLine, SourceLine] => [
      line,
      { text: line.text, number: at + 1, start: starts[at] ?? 0 },
    ]),
  );
  const furniture = findPageFurniture(laid);
  const paragraphs = joinParagraphs(printed.filter((line) => !furniture.has(line)));
  const headings = findHeadings(paragraphs);
  const joiner = new ParagraphJoiner(text);
  const lines = [...furniture].flatMap((line): SourceLine[] => {
    const source = sources.get(line);
    return source ? [{ ...source, frame: 'page' }] : [];
  });
  for (const paragraph of paragraphs) {
    const joined = joiner.join(paragraph.lines.flatMap((line) => sources.get(line) ?? []));
    const cell = toCell(paragraph.lines[0]);
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
      pages: findPageStarts(laid).map((line) => starts[line] ?? text.length),
      shown: { lines, skips: joiner.skips, marks: [] },
    },
    diagnostics: pages.flatMap((page, at) => reportPage(page, laid[at] ?? [], { file, page: at + 1 })),
  };
}

/** The place among all lines of each page's first, that of the next page where it has none. */
function findPageStarts(laid: readonly (readonly PrintedLine[])[]): number[] {
  let next = 0;
  return laid.map((lines) => {
    const first = next;
    next += lines.length;
    return first;
  });
}

/** The cell of a line, its table and row counted through the document. */
function toCell(line: PrintedLine | undefined): SourceLine['cell'] {
  if (!line?.cell) return undefined;
  const { table, row, column } = line.cell;
  return { table: line.page * 1000 + table, row: line.page * 1_000_000 + table * 1000 + row, column };
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
