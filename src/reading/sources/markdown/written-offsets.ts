import type { Stretch } from '../placed-line.ts';

const REFERENCE = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/iy;

/**
 * The offset of each unit of a text that a stretch of Markdown shows. What is written beside it (escapes, the marks of the
 * quotation or list around its lines) is passed over; with `references` a character reference is one character.
 */
export function findWrittenOffsets(
  written: string,
  { from, to }: Stretch,
  value: string,
  references: boolean,
): number[] {
  const offsets: number[] = [];
  let at = from;
  for (let unit = 0; unit < value.length; unit++) {
    const sign = value.charAt(unit);
    let length = 1;
    for (; at < to; at++) {
      REFERENCE.lastIndex = at;
      const reference = references && written.charAt(at) === '&' ? REFERENCE.exec(written)?.[0] : undefined;
      length = reference?.length ?? 1;
      if (reference || matches(written, at, sign)) break;
    }
    const offset = Math.min(at, to - 1);
    offsets.push(offset);
    const code = value.charCodeAt(unit);
    const isPair = length > 1 && code >= 0xd800 && code < 0xdc00;
    if (isPair) {
      offsets.push(offset);
      unit++;
    }
    at += length;
  }
  return offsets;
}

/** A line end of any kind is one in the text; a NUL is shown as what stands for it. */
function matches(written: string, at: number, sign: string): boolean {
  const found = written.charAt(at);
  if (sign === '\n') return found === '\n' || (found === '\r' && written.charAt(at + 1) !== '\n');
  return found === sign || (sign === '\ufffd' && found === '\0');
}
