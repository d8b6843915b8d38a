import type { FileCode } from '../../model/diagnostics/codes.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { removeControlCharacters } from './control-characters.ts';
import { findBinarySignature, isBinaryText } from './find-binary.ts';
import { chooseEncoding, decodeText, findEncoding } from './find-encoding.ts';
import { markFurniture } from './find-furniture.ts';
import { isHtml } from './html/is-html.ts';
import { readMail, reportMail } from './mail/read-mail.ts';
import { isMarkdown } from './markdown/parse-markdown.ts';
import { composeLetters } from './placed-line.ts';
import { type ReadPiece, readPiece } from './read-piece.ts';
import { readWiki } from './read-wiki.ts';
import type { SourcePiece, SourceText } from './source-text.ts';
import { splitLines } from './split-lines.ts';
import { stripMarkup } from './strip-markup.ts';
import { findSeparator } from './tables/read-table.ts';
import { settleTables } from './tables/settle-tables.ts';
import { unpackFile } from './unpack-file.ts';

/** What is known of a source's form before it is read. */
interface SourceHints {
  /** An encoding by the name that `decodeText` knows. */
  encoding?: string;
  format?: SourceText['format'];
}

interface SourceReading {
  /** Absent where the bytes are no text; a diagnostic says why. */
  source?: SourceText;
  diagnostics: Diagnostic[];
}

/**
 * Bytes of a document as text with lines: encoding and line ends found out, mail taken apart, markup and control characters
 * left out of the lines. Touches no disk; `file` is only named in places. Never throws on content.
 */
export function readSource(bytes: Uint8Array, file: string, hints: SourceHints = {}): SourceReading {
  const fail = (code: FileCode, message: string): SourceReading => ({
    diagnostics: [reportDiagnostic(code, { file, line: 1, column: 1 }, message)],
  });
  const unpacked = unpackFile(bytes, file);
  if (unpacked && !unpacked.piece) return { diagnostics: unpacked.diagnostics };
  const binary = unpacked ? undefined : findBinarySignature(bytes);
  if (binary) return fail('file-binary', `this is ${binary}, not text`);
  const mail = unpacked ? undefined : readMail(bytes);
  const pieces = mail?.pieces ?? [unpacked?.piece ?? toPiece(bytes, file, hints)];
  const read = readPieces(pieces, file);
  const text = read.map((each) => each.text).join('');
  if (text.trim() === '') return fail('file-empty', 'the file holds no text');
  if (isBinaryText(text)) return fail('file-binary', 'the file holds bytes that are in no text');

  const main = pieces
    .filter(({ skip }) => !skip)
    .reduce((best, each) => (each.text.length > best.text.length ? each : best));
  const cleaned = removeControlCharacters(markFurniture(read.flatMap(({ lines }) => lines)), file);
  const shown = listPasses(main).reduce(
    ({ lines, skips }, pass) => {
      const passed = pass(lines);
      return { lines: passed.lines, skips: [...skips, ...passed.skips] };
    },
    { lines: cleaned.lines, skips: [...read.flatMap((each) => each.skips), ...cleaned.skips] },
  );
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
    lines: settleTables(shown.lines).map(composeLetters),
    ...(shown.skips.length > 0 && { skips: shown.skips }),
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

/** What is read of the lines of a text when their characters are settled, in order; what each leaves out is skips. */
function listPasses({ format, shown }: SourcePiece) {
  const isPlain = format !== 'html' && !shown;
  return [...(isPlain ? [stripMarkup] : []), ...(isPlain && format === 'text' ? [readWiki] : [])];
}

/** A file that is one text. */
function toPiece(bytes: Uint8Array, file: string, hints: SourceHints): SourcePiece {
  const [, page, xml] = DECLARED.exec(Buffer.from(bytes.subarray(0, 4096)).toString('latin1')) ?? [];
  const declared = page ?? xml;
  const chosen = hints.encoding ?? (declared === undefined ? undefined : chooseEncoding(bytes, declared));
  const encoding = chosen ?? findEncoding(bytes);
  const text = decodeText(bytes, encoding);
  return { text, encoding, format: hints.format ?? findFormat(text, file) };
}

/** A tag at the beginning makes a page of a text; tags further down may be in Markdown. */
function findFormat(text: string, file: string): SourceText['format'] {
  if (isMarkdown(text, file) && !(isHtml(text, file) && text.trimStart().startsWith('<'))) return 'markdown';
  if (isHtml(text, file)) return 'html';
  return findSeparator(text, file) ? 'table' : 'text';
}

/** What a page says of its encoding. */
const DECLARED =
  /<meta\s[^>]{0,300}?charset\s*=\s*["']?([\w.:-]+)|<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w.:-]+)/i;
