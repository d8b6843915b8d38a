import type { FileCode } from '../../model/diagnostics/codes.ts';
import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { isOneOf } from '../words.ts';
import { parseApart } from './apart/parse-apart.ts';
import { removeControlCharacters } from './control-characters.ts';
import { findBinarySignature, isBinaryText } from './find-binary.ts';
import { chooseEncoding, decodeText, findEncoding } from './find-encoding.ts';
import { markFurniture } from './find-furniture.ts';
import { beginsPage, isHtml, readHtml } from './html/read-html.ts';
import { readMail, reportMail } from './mail/read-mail.ts';
import { isMarkdown } from './markdown/read-markdown.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { composeLetters, outdent } from './placed-line.ts';
import { readColumns } from './read-columns.ts';
import { type ReadPiece, readPiece } from './read-piece.ts';
import { readWiki, stripMarkup } from './read-wiki.ts';
import { type SourcePiece, type SourceText, splitLines } from './source-text.ts';
import { readDrawn } from './tables/read-drawn.ts';
import { findSeparator, settleTables } from './tables/read-table.ts';

/**
 * Bytes of a document as text with lines: encoding and line ends found out, mail taken apart, markup and control characters
 * left out of the lines; none where the bytes are no text, and a diagnostic says why. Touches no disk; `file` is only named
 * in places; `encoding` is one that is known, by the name that `decodeText` knows. Never throws on content.
 */
export function readSource(
  bytes: Uint8Array,
  file: string,
  encoding?: string,
): { source?: SourceText; diagnostics: Diagnostic[] } {
  const unpacked = unpackFile(bytes, file);
  if (unpacked && !unpacked.piece) return { diagnostics: unpacked.diagnostics };
  const binary = unpacked ? undefined : findBinarySignature(bytes);
  if (binary) return refuse('file-binary', file, `this is ${binary}, not text`);
  const mail = unpacked ? undefined : readMail(bytes);
  const pieces = mail?.pieces ?? [unpacked?.piece ?? toPiece(bytes, file, encoding)];
  const read = readPieces(pieces, file);
  const text = read.map((each) => each.text).join('');
  if (text.trim() === '') return refuse('file-empty', file, 'the file holds no text');
  if (isBinaryText(text)) return refuse('file-binary', file, 'the file holds bytes that are in no text');

  const main = pieces
    .filter(({ skip }) => !skip)
    .reduce((best, each) => (each.text.length > best.text.length ? each : best));
  const skips = read.flatMap((each) => each.skips);
  const cleaned = removeControlCharacters(markFurniture(read.flatMap(({ lines }) => lines)), skips, file);
  const lines = listPasses(main).reduce((passed, pass) => pass(passed, skips), cleaned.lines);
  const marks = read.flatMap((each) => each.marks);
  const imprint = read[pieces.indexOf(main)]?.imprint;
  const source: SourceText = {
    file,
    text,
    encoding: main.encoding,
    lineEndings: mail
      ? splitLines(Buffer.from(bytes).toString('latin1')).lineEndings
      : (read[0]?.lineEndings ?? 'none'),
    format: main.format,
    lines: settleTables(lines, isOneOf(main.format, 'table', 'html')).map(composeLetters),
    ...(skips.length > 0 && { skips }),
    ...(marks.length > 0 && { marks }),
    ...(imprint && { imprint }),
    ...(main.pages && { pages: main.pages }),
  };
  const diagnostics = [
    ...(unpacked?.diagnostics ?? []),
    ...(mail ? reportMail(mail, file) : []),
    ...read.flatMap((each) => each.diagnostics),
    ...cleaned.diagnostics,
  ];
  return { source, diagnostics };
}

function readPieces(pieces: readonly SourcePiece[], file: string): ReadPiece[] {
  let start = 0;
  return pieces.map((piece) => {
    const each = readPiece(piece, start, file);
    start += each.text.length;
    return each;
  });
}

/** What is read of the lines of a text when their characters are settled, in order; what each leaves out it adds to the skips. */
function listPasses({ format, shown }: SourcePiece) {
  if (format === 'text') return [outdent, stripMarkup, readWiki, readDrawn, readColumns];
  return format === 'html' || shown ? [] : [stripMarkup];
}

/** A file that is one text. */
function toPiece(bytes: Uint8Array, file: string, known: string | undefined): SourcePiece {
  const [, page, xml] = DECLARED.exec(Buffer.from(bytes.subarray(0, 4096)).toString('latin1')) ?? [];
  const declared = page ?? xml;
  const chosen = known ?? (declared === undefined ? undefined : chooseEncoding(bytes, declared));
  const encoding = chosen ?? findEncoding(bytes);
  const text = decodeText(bytes, encoding);
  return { text, encoding, format: findFormat(text, file) };
}

/** What begins as a page is one; other tags may be in Markdown, or in the cells of a table. */
function findFormat(text: string, file: string): SourceText['format'] {
  if (beginsPage(text)) return 'html';
  if (isMarkdown(text, file)) return 'markdown';
  if (findSeparator(text, file)) return 'table';
  return isHtml(text, file) ? 'html' : 'text';
}

/** What a page says of its encoding. */
const DECLARED =
  /<meta\s[^>]{0,300}?charset\s*=\s*["']?([\w.:-]+)|<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w.:-]+)/i;

/** A file whose format packs its text, as one piece; without one where it cannot be read. */
interface UnpackedFile {
  piece?: SourcePiece;
  diagnostics: Diagnostic[];
}

/** Unpacks what its bytes show to be a PDF or a Word document; undefined for any other file. */
function unpackFile(bytes: Uint8Array, file: string): UnpackedFile | undefined {
  if (isPdf(bytes)) return unpackPdfFile(bytes, file);
  return isWord(bytes) ? unpackWordFile(bytes, file) : undefined;
}

function unpackPdfFile(bytes: Uint8Array, file: string): UnpackedFile {
  const answer = parseApart('pdf', bytes);
  if ('problem' in answer) return refuse('file-unreadable', file, `this is a PDF, and ${answer.problem}`);
  const pages = answer.result;
  const isScan = pages.every(({ runs }) => runs.every(({ text }) => text.trim() === ''));
  if (!isScan) return readPdf(pages, file);
  const message = `the ${pages.length} pages of this PDF hold no text, only pictures (a scan): have them recognised (OCR) and give the text`;
  return refuse('file-empty', file, message);
}

function unpackWordFile(bytes: Uint8Array, file: string): UnpackedFile {
  const answer = parseApart('word', bytes);
  if ('problem' in answer)
    return refuse('file-unreadable', file, `this is a Word document, and ${answer.problem}`);
  const text = answer.result;
  return { piece: { text, encoding: 'utf-8', format: 'word', shown: readHtml(text) }, diagnostics: [] };
}

function refuse(code: FileCode, file: string, message: string): UnpackedFile {
  return { diagnostics: [reportDiagnostic(code, { file, line: 1, column: 1 }, message)] };
}

/** A byte order mark or line ends may be before it. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 16)).trimStart().startsWith('%PDF-');
}

/** The names of a ZIP's parts are in it as they are. */
function isWord(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return head.subarray(0, 4).toString('latin1') === 'PK\x03\x04' && head.includes('word/');
}
