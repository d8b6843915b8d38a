import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { parseApart } from './apart/parse-apart.ts';
import { readHtml } from './html/read-html.ts';
import type { SourcePiece } from './source-text.ts';

/** A file whose format packs its text, as one piece; or, where it cannot be read, why. */
export type UnpackedFile = { piece: SourcePiece } | { diagnostics: Diagnostic[] };

/** Unpacks what its first bytes and its parts show to be a Word document; undefined for any other file. */
export function unpackFile(bytes: Uint8Array, file: string): UnpackedFile | undefined {
  if (!isWord(bytes)) return undefined;
  const answer = parseApart('word', bytes);
  if ('problem' in answer) {
    const message = `this is a Word document, and ${answer.problem}`;
    return { diagnostics: [reportDiagnostic('file-unreadable', { file, line: 1, column: 1 }, message)] };
  }
  const text = answer.result.html;
  return { piece: { text, encoding: 'utf-8', format: 'word', shown: readHtml(text) } };
}

/** The names of a ZIP's parts are in it as they are. */
function isWord(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return head.subarray(0, 4).toString('latin1') === 'PK\x03\x04' && head.includes('word/');
}
