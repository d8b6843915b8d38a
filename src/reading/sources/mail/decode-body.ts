import libqp from 'libqp';
import { splitLines } from '../source-text.ts';

const BASE64 = /^[A-Za-z\d+/=\s]*$/;

/**
 * The bytes that some lines stand for in a transfer encoding, with the line of the file on which each of their own lines
 * begins; `first` is the number of the first of them.
 */
export function decodeBody(lines: readonly string[], first: number, encoding: string) {
  if (encoding === 'base64') return place(decodeBase64(lines), first);
  if (encoding === 'quoted-printable') return place(lines.map(decodeQuotedLine), first);
  const bytes = Buffer.from(lines.join(''), 'latin1');
  return { bytes, numbers: lines.map((_, index) => first + index) };
}

/** A line that ends in `=` goes on, whatever sign of a line end is behind it. */
function decodeQuotedLine(line: string): Buffer {
  const printed = line.trimEnd();
  return Buffer.from(libqp.decode(printed.endsWith('=') ? printed : line));
}

/** The bytes of each line; what some program wrote behind the encoded text, plainly, is kept as it is. */
function decodeBase64(lines: readonly string[]): Buffer[] {
  const plain = lines.findIndex((line) => !BASE64.test(line));
  let rest = '';
  return lines.map((line, index) => {
    if (plain >= 0 && index >= plain) return Buffer.from(line, 'latin1');
    rest += line.replace(/\s/g, '');
    const length = rest.includes('=') ? rest.length : rest.length - (rest.length % 4);
    const bytes = Buffer.from(rest.slice(0, length), 'base64');
    rest = rest.slice(length);
    return index === lines.length - 1 || index + 1 === plain
      ? Buffer.concat([bytes, Buffer.from(rest, 'base64')])
      : bytes;
  });
}

function place(pieces: readonly Buffer[], first: number) {
  const bytes = Buffer.concat(pieces);
  const numbers: number[] = [];
  let piece = 0;
  let end = pieces[0]?.length ?? 0;
  for (const { start } of splitLines(bytes.toString('latin1')).lines) {
    while (end <= start && piece < pieces.length - 1) end += pieces[++piece]?.length ?? 0;
    numbers.push(first + piece);
  }
  return { bytes, numbers };
}
