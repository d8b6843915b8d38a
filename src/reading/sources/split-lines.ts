import { LINE_END, type LineEndings, type SourceLine } from './source-text.ts';

const DOUBLED_LINE_END = /\r\r\n|\r\n|\n|\r/g;

const NAMES: ReadonlyMap<string, LineEndings> = new Map(
  Object.entries({ '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR', '\r\r\n': 'CRCRLF' }),
);

/** The lines of a text, each with its end: `a\r\nb` → `a\r\n`, `b`. */
export const splitWithEnds = (text: string): string[] => text.split(/(?<=\n|\r(?!\n))/);

/** The lines of a text without their line ends, with the name of the line ends found. */
export function splitLines(text: string): { lines: SourceLine[]; lineEndings: LineEndings } {
  const lines: SourceLine[] = [];
  const found = new Set<LineEndings>();
  let start = 0;
  for (const match of text.matchAll(isDoubled(text) ? DOUBLED_LINE_END : LINE_END)) {
    found.add(NAMES.get(match[0]) ?? 'mixed');
    lines.push({ text: text.slice(start, match.index), number: lines.length + 1, start });
    start = match.index + match[0].length;
  }
  if (start < text.length || lines.length === 0) {
    lines.push({ text: text.slice(start), number: lines.length + 1, start });
  }
  const [only = 'none'] = found;
  return { lines, lineEndings: found.size > 1 ? 'mixed' : only };
}

/**
 * Whether `\r\r\n` is this text's way to end a line (a CRLF file converted twice). The editions of 2003-07-01,
 * 2025-04-04 and 2026-01-16 hold it here and there as a line end followed by an empty line.
 */
function isDoubled(text: string): boolean {
  const doubled = text.split('\r\r\n').length - 1;
  const all = text.match(LINE_END)?.length ?? 0;
  return doubled * 4 > all;
}
