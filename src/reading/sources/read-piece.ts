import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { LOST } from '../../model/text/character-classes.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { limitReports } from './control-characters.ts';
import { FOREIGN, scoreJapanese } from './find-encoding.ts';
import { readHtml } from './html/read-html.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { findLost } from './misread/mend-encoding.ts';
import { type MendedText, mendMisread } from './misread/mend-misread.ts';
import {
  type LineEndings,
  type ShownText,
  type SourceLine,
  type SourcePiece,
  splitLines,
} from './source-text.ts';
import { findSeparator, readTable } from './tables/read-table.ts';

/** A piece with its lines; offsets are of the whole source. */
export interface ReadPiece extends ShownText {
  /** Mended where it had been read wrongly before it was saved. */
  text: string;
  lineEndings: LineEndings;
  diagnostics: Diagnostic[];
}

/** The lines that a piece shows; `start` is its offset in the text of the source. */
export function readPiece(piece: SourcePiece, start: number, file: string): ReadPiece {
  const { encoding, format, skip, numbers } = piece;
  if (skip) {
    const skips = [{ name: skip, start, end: start + piece.text.length }];
    return { text: piece.text, lineEndings: 'none', lines: [], skips, marks: [], diagnostics: [] };
  }
  const mended = piece.shown ? undefined : mendMisread(piece.text, format === 'html');
  const text = mended?.text ?? piece.text;
  const { lines, lineEndings } = splitLines(text);
  const split = (piece.isFlowed ? markFlowed(lines) : lines).map((line) => shiftLine(line, start, numbers));
  const parsed = piece.shown ?? parseFormat(format, text, file);
  const shown = parsed ? shift(parsed, start, numbers) : { lines: split, skips: [], marks: [] };
  const diagnostics = [
    ...(parsed || format === 'text' ? [] : [reportFormat(format, split, file)]),
    ...(mended ? [reportMended(mended, split, start, file)] : []),
    ...reportLost(split, file),
    ...(piece.shown ? [] : reportUndecoded(split, file, encoding)),
    ...(OTHERS.includes(encoding) && scoreJapanese(text) < THRESHOLDS.japanese
      ? [reportForeign(encoding, file)]
      : []),
  ];
  return { text, lineEndings, ...shown, diagnostics };
}

/** Lines that go on with the one above, which ends in a blank and is quoted as often; but for the one above a signature. */
function markFlowed(lines: readonly SourceLine[]): SourceLine[] {
  const depthOf = (text: string) => text.search(/[^>]|$/);
  return lines.map((line, at) => {
    const { text: above = '' } = lines[at - 1] ?? {};
    const isWrapped = above.endsWith(' ') && above !== '-- ' && depthOf(above) === depthOf(line.text);
    return isWrapped && line.text.trim() !== '' ? { ...line, wraps: true } : line;
  });
}

/** What the parser of a format makes of a text; undefined where it has none, or could not read it. */
function parseFormat(format: SourcePiece['format'], text: string, file: string): ShownText | undefined {
  if (format === 'html') return readHtml(text);
  if (format === 'markdown') return readMarkdown(text);
  const separator = format === 'table' ? findSeparator(text, file) : undefined;
  return separator && readTable(text, separator);
}

function reportFormat(format: string, [line]: readonly SourceLine[], file: string): Diagnostic {
  const message = `the text could not be read as ${format}; it is read line by line`;
  const place = { file, line: line?.number ?? 1, column: 1 };
  return reportDiagnostic('format-broken', place, message, undefined, { actual: format });
}

function shift(shown: ShownText, by: number, numbers: SourcePiece['numbers']): ShownText {
  const move = <Stretch extends { start: number; end: number }>(stretch: Stretch): Stretch => ({
    ...stretch,
    start: stretch.start + by,
    end: stretch.end + by,
  });
  return {
    lines: shown.lines.map((line) => shiftLine(line, by, numbers)),
    skips: shown.skips.map(move),
    marks: shown.marks.map(move),
    ...(shown.imprint && { imprint: shown.imprint }),
  };
}

function shiftLine(line: SourceLine, by: number, numbers: SourcePiece['numbers']): SourceLine {
  if (by === 0 && !numbers) return line;
  return {
    ...line,
    start: line.start + by,
    number: numbers ? (numbers[line.number - 1] ?? numbers.at(-1) ?? 1) : line.number,
    ...(line.offsets && { offsets: line.offsets.map((offset) => offset + by) }),
  };
}

function reportMended(
  { misreadings, first, lines }: MendedText,
  all: readonly SourceLine[],
  start: number,
  file: string,
): Diagnostic {
  const at = first + start;
  const line = all.findLast((each) => each.start <= at);
  const place = { file, line: line?.number ?? 1, column: at - (line?.start ?? start) + 1 };
  const actual = misreadings.join(', ');
  const message = `${lines} lines were saved after their text had been read wrongly (${actual}); they were mended, but compare the original if you have it`;
  return reportDiagnostic('encoding-mended', place, message, undefined, { actual });
}

function reportLost(lines: readonly SourceLine[], file: string): Diagnostic[] {
  const lost = findLost(lines.map(({ text }) => text));
  if (!lost) return [];
  const place = { file, line: lines[lost.line]?.number ?? 1, column: 1 };
  const message = `text was saved after it had been read wrongly (${lost.misreading}) and characters were lost by that; it is kept as it stands, look for another copy`;
  return [reportDiagnostic('encoding-lost', place, message, undefined, { actual: lost.misreading })];
}

/** Reports each line with characters that the encoding could not give (shown as U+FFFD), at the first of them. */
function reportUndecoded(lines: readonly SourceLine[], file: string, encoding: string): Diagnostic[] {
  const lost = lines.filter(({ text }) => text.includes(LOST));
  const found = lost.map(({ text, number }) => {
    const count = text.split(LOST).length - 1;
    const place = { file, line: number, column: text.indexOf(LOST) + 1 };
    const message = `${count} characters that are no ${encoding} or were lost before the file was saved, shown as U+FFFD; look at the original`;
    const facts = { actual: 'U+FFFD', expected: encoding };
    return reportDiagnostic('encoding-doubtful', place, message, undefined, facts);
  });
  return limitReports(found);
}

const OTHERS: readonly string[] = ['gbk', ...FOREIGN];

function reportForeign(encoding: string, file: string): Diagnostic {
  const message = `the text is in ${encoding}, Chinese or Korean; it is read, but readers know English and Japanese only`;
  return reportDiagnostic('encoding-foreign', { file, line: 1, column: 1 }, message, undefined, {
    actual: encoding,
  });
}
