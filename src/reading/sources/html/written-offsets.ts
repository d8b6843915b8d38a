import type { Stretch } from '../placed-line.ts';

const REFERENCE = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);?/iy;

/**
 * The offset of each unit of a text in the stretch of markup that shows it. What is written beside it is passed over: tags
 * that the parser moved elsewhere, escapes, the marks of a quotation or list around its lines. A line end of any kind is
 * one unit; so is a character reference, `&amp;`, unless the text has it as it is written.
 */
export function findWrittenOffsets(written: string, { from, to }: Stretch, value: string): number[] {
  if (to - from === value.length && written.startsWith(value, from))
    return Array.from({ length: value.length }, (_, unit) => from + unit);
  const offsets: number[] = [];
  let at = from;
  while (offsets.length < value.length) {
    const unit = offsets.length;
    const reference = findReference(written, at);
    const isWritten = at + reference.length > to || value.startsWith(reference, unit);
    const length = isWritten ? 0 : reference.length;
    if (at >= to) offsets.push(Math.max(from, to - 1));
    else if (length > 0) {
      for (let units = countUnits(written, at + length, value, unit); units > 0; units--) offsets.push(at);
      at += length;
    } else if (isShown(written, at, value.charAt(unit))) {
      offsets.push(at);
      at += value.charAt(unit) === '\n' && written.startsWith('\r\n', at) ? 2 : 1;
    } else at = Math.max(at, written.charAt(at) === '<' ? written.indexOf('>', at) : at) + 1;
  }
  return offsets;
}

/** A line end of any kind is one in the text; a NUL is shown as what stands for it. */
function isShown(written: string, at: number, sign: string): boolean {
  const found = written.charAt(at);
  return found === sign || (sign === '\n' && found === '\r') || (sign === '\ufffd' && found === '\0');
}

/** The character reference that is written at an offset; empty where there is none. */
function findReference(written: string, at: number): string {
  if (written.charAt(at) !== '&') return '';
  REFERENCE.lastIndex = at;
  return REFERENCE.exec(written)?.[0] ?? '';
}

/** A reference gives one unit, or two where it names a character beyond U+FFFF or a pair. */
function countUnits(written: string, behind: number, value: string, unit: number): number {
  const code = value.charCodeAt(unit);
  if (code >= 0xd800 && code < 0xdc00) return 2;
  const next = written.charAt(behind);
  const fits = (count: number) => '&<\r'.includes(next) || value.charAt(unit + count) === next;
  return !fits(1) && fits(2) ? 2 : 1;
}
