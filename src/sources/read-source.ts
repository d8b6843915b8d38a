import type { FileCode } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import { checkDecoding } from './check-decoding.ts';
import { composeLetters } from './compose-letters.ts';
import { removeControlCharacters } from './control-characters.ts';
import { findBinarySignature, isBinaryText } from './find-binary.ts';
import { decodeText, findEncoding } from './find-encoding.ts';
import { markFurniture } from './find-furniture.ts';
import { isHtml } from './html/is-html.ts';
import { readHtml } from './html/read-html.ts';
import { joinLetters } from './join-letters.ts';
import { type MendedText, mendMisread } from './mend-misread.ts';
import type { SourceLine, SourceText } from './source-text.ts';
import { splitLines } from './split-lines.ts';

/** What is known of a source's form before it is read. */
export interface SourceHints {
  /** An encoding by the name that `decodeText` knows. */
  encoding?: string;
  format?: SourceText['format'];
}

export interface SourceReading {
  /** Absent where the bytes are no text; a diagnostic says why. */
  source?: SourceText;
  diagnostics: Diagnostic[];
}

/**
 * Bytes of a document as text with lines: encoding and line ends found out, markup and control characters left out of the
 * lines. Touches no disk; `file` is only named in places. Never throws on content.
 */
export function readSource(bytes: Uint8Array, file: string, hints: SourceHints = {}): SourceReading {
  const fail = (code: FileCode, message: string): SourceReading => ({
    diagnostics: [reportDiagnostic(code, { file, line: 1, column: 1 }, message)],
  });
  const binary = findBinarySignature(bytes);
  if (binary) return fail('file-binary', `this is ${binary}, not text`);
  const encoding = hints.encoding ?? findEncoding(bytes);
  const decoded = decodeText(bytes, encoding);
  const mended = mendMisread(decoded);
  const text = mended?.text ?? decoded;
  if (text.trim() === '') return fail('file-empty', 'the file holds no text');
  if (isBinaryText(text)) return fail('file-binary', 'the file holds bytes that are in no text');

  const split = splitLines(text);
  const format = hints.format ?? (isHtml(text, file) ? 'html' : 'text');
  const shown = format === 'html' ? readHtml(text) : { lines: split.lines, skips: [], marks: [] };
  const cleaned = removeControlCharacters(markFurniture(joinLetters(shown.lines)), file);
  const skips = [...shown.skips, ...cleaned.skips];
  const source: SourceText = {
    file,
    text,
    encoding,
    lineEndings: split.lineEndings,
    format,
    lines: cleaned.lines.map(composeLetters),
    ...(skips.length > 0 ? { skips } : {}),
    ...(shown.marks.length > 0 ? { marks: shown.marks } : {}),
  };
  const diagnostics = [
    ...(mended ? [reportMended(mended, split.lines, file)] : []),
    ...checkDecoding(split.lines, file, encoding),
    ...cleaned.diagnostics,
  ];
  return { source, diagnostics };
}

function reportMended(
  { misreadings, first, lines }: MendedText,
  all: readonly SourceLine[],
  file: string,
): Diagnostic {
  const line = all.findLast(({ start }) => start <= first);
  const place = { file, line: line?.number ?? 1, column: first - (line?.start ?? 0) + 1 };
  const actual = misreadings.join(', ');
  const message = `${lines} lines were saved after their text had been read wrongly (${actual}); they were mended, but compare the original if you have it`;
  return reportDiagnostic('encoding-mended', place, message, undefined, { actual });
}
