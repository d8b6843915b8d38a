const REFERENCE = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);?/iy;

/**
 * The offset in the markup of each unit of a text node's value. The markup may hold character references (`&amp;` is one
 * unit of the value), CRLF (one line feed in the value) and tags that the parser moved elsewhere.
 */
export function findTextOffsets(markup: string, start: number, end: number, value: string): number[] {
  if (end - start === value.length && markup.startsWith(value, start)) {
    const identical = new Array<number>(value.length);
    for (let index = 0; index < value.length; index++) identical[index] = start + index;
    return identical;
  }
  const offsets: number[] = [];
  let at = start;
  let index = 0;
  while (index < value.length) {
    const char = value.charAt(index);
    const printed = markup.charAt(at);
    if (at >= end) offsets.push(Math.max(start, end - 1));
    else if (printed === char && !(char === '&' && matchReference(markup, at, end))) offsets.push(at++);
    else if (printed === '\r' && char === '\n') {
      offsets.push(at);
      at += markup.charAt(at + 1) === '\n' ? 2 : 1;
    } else if (printed === '&') {
      const length = matchReference(markup, at, end);
      const units = countUnits(markup, at + length, value, index);
      for (let unit = 0; unit < units; unit++) offsets.push(at);
      index += units - 1;
      at += Math.max(1, length);
    } else {
      const tagEnd = printed === '<' ? markup.indexOf('>', at) + 1 : 0;
      at = tagEnd > at ? tagEnd : at + 1;
      continue;
    }
    index++;
  }
  return offsets;
}

function matchReference(markup: string, at: number, end: number): number {
  REFERENCE.lastIndex = at;
  const length = REFERENCE.exec(markup)?.[0].length ?? 0;
  return at + length <= end ? length : 0;
}

/** A reference gives one unit, or two where it names a character beyond U+FFFF or a pair. */
function countUnits(markup: string, afterReference: number, value: string, index: number): number {
  const unit = value.charCodeAt(index);
  if (unit >= 0xd800 && unit < 0xdc00) return 2;
  const next = markup.charAt(afterReference);
  const fits = (count: number) => next === '' || /[&<\r]/.test(next) || value.charAt(index + count) === next;
  return !fits(1) && fits(2) ? 2 : 1;
}
