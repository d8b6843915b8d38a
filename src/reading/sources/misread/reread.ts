import iconv from 'iconv-lite';
import { LOST } from '../../../model/text/character-classes.ts';

/** The encoding of a text, and the one that a program took it for. */
export interface Misreading {
  was: 'utf-8' | 'shift_jis' | 'euc-jp';
  takenFor: 'windows-1252' | 'macroman' | 'cp437' | 'shift_jis' | 'gbk';
}

/** What programs show two lost bytes of Shift_JIS as. */
const LOST_DOT = '・';
const ASCII_END = '\u0080';

/**
 * What characters are in the encoding that they were: `縺薙ｌ` → `これ`, with U+FFFD for what its bytes do not give. Undefined
 * where a character is none of the encoding that they were taken for.
 */
export function reread(shown: string, { was, takenFor }: Misreading): string | undefined {
  const codes = listCodes(takenFor);
  const isUtf8 = was === 'utf-8';
  const mayBeLost = isUtf8 && isOfTwoBytes(takenFor);
  const bytes: number[] = [];
  let rest = 0;
  for (const char of shown) {
    const isLost = mayBeLost && (char === LOST || char === LOST_DOT);
    // Inside a character of UTF-8 a space was a no-break space.
    const own = isUtf8 && rest > 0 && char === ' ' ? 0xa0 : char.charCodeAt(0);
    const [first, ...others] = isLost ? [[0xff]] : char < ASCII_END ? [[own]] : (codes.get(char) ?? []);
    if (!first) return undefined;
    // Of two codes of one character the one that goes on with the character that was begun.
    const code = [first, ...others].find((each) => continueUtf8(rest, each) !== undefined) ?? first;
    rest = continueUtf8(rest, code) ?? 0;
    bytes.push(...code);
  }
  return iconv.decode(Buffer.from(bytes), was, { stripBOM: false }).replace(/\ufffd+/g, LOST);
}

export function isOfTwoBytes(encoding: Misreading['takenFor']): boolean {
  return encoding === 'shift_jis' || encoding === 'gbk';
}

/** How many bytes a character of UTF-8 still lacks after some more; undefined where they cannot follow. */
function continueUtf8(rest: number, bytes: readonly number[]): number | undefined {
  let lacks = rest;
  for (const byte of bytes) {
    const follows = byte >= 0x80 && byte < 0xc0;
    if (follows !== lacks > 0) return undefined;
    lacks = follows ? lacks - 1 : byte < 0x80 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
  }
  return lacks;
}

const known = new Map<string, ReadonlyMap<string, number[][]>>();

/** The codes of each character of an encoding beyond ASCII, bytes; some have two. Made when it is first asked for. */
function listCodes(encoding: Misreading['takenFor']): ReadonlyMap<string, number[][]> {
  const made = known.get(encoding);
  if (made) return made;
  const codes = new Map<string, number[][]>();
  const add = (code: number[]) => {
    const char = iconv.decode(Buffer.from(code), encoding);
    if (char !== LOST && [...char].length === 1) codes.set(char, [...(codes.get(char) ?? []), code]);
  };
  for (let byte = 0x80; byte < 0x100; byte++) add([byte]);
  if (isOfTwoBytes(encoding)) {
    for (let lead = 0x81; lead < 0xff; lead++)
      for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail]);
    for (const [own, other] of TWINS) codes.set(other, codes.get(other) ?? codes.get(own) ?? []);
  } else if (encoding === 'windows-1252')
    // It leaves five bytes without a character, and Latin-1 all to 0x9f: programs show control characters.
    for (let byte = 0x80; byte < 0x100; byte++) codes.set(String.fromCharCode(byte), [[byte]]);
  known.set(encoding, codes);
  return codes;
}

/** Characters that programs put for one another: Microsoft's first, then the standard's. */
const TWINS = ['～〜', '－−', '∥‖', '―—', '￠¢', '￡£', '￢¬'].map((pair) => [...pair] as [string, string]);
