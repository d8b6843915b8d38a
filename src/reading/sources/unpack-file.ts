import type { FileCode } from '../../model/diagnostics/codes.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { parseApart } from './apart/parse-apart.ts';
import { readHtml } from './html/read-html.ts';
import { readPdf } from './pdf/read-pdf.ts';
import type { SourcePiece } from './source-text.ts';

/** A file whose format packs its text, as one piece; without one where it cannot be read. */
interface UnpackedFile {
  piece?: SourcePiece;
  diagnostics: Diagnostic[];
}

/** Unpacks what its bytes show to be a PDF or a Word document; undefined for any other file. */
export function unpackFile(bytes: Uint8Array, file: string): UnpackedFile | undefined {
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
