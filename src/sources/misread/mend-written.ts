import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { decodeWords } from '../mail/decode-words.ts';
import { JAPANESE, LEAST_KANA, type MendedLines, toMended } from './mended-lines.ts';

/** What stood between the escape sequences of ISO-2022-JP, two characters of ASCII for one. */
const BARE = /\$[@B]((?:[!-~]{2})+?)\([BJ]/g;
const REFERENCE = /&(?:#(\d{2,7})|#x([\da-f]{2,6})|([a-z][a-z\d]{1,30}));/gi;
/** References; one or two may be what a text is about, and those that markup itself needs are what code is about. */
const LEAST_REFERENCES = 3;
const OF_MARKUP = /^(?:amp|lt|gt|quot|apos)$/;
/** As JSON and programs write a character; pairs make those beyond U+FFFF. */
const ESCAPE = /\\u([\da-f]{4})/gi;

/** Characters that are written in others: each way to read them that finds something. */
export function mendWritten(lines: readonly string[], isMarkup: boolean): MendedLines[] {
  return [
    ...mendBare(lines),
    ...mendReferences(isMarkup ? [] : lines),
    ...mendEscapes(lines),
    mendEach(lines, 'encoded words of mail', '=?', decodeWords),
  ].filter(({ changed }) => changed > 0);
}

function mendEach(
  lines: readonly string[],
  misreading: string,
  sign: string,
  mend: (line: string) => string,
): MendedLines {
  const mended = lines.map((line) => (line.includes(sign) ? mend(line) : line));
  return toMended(lines, mended, misreading);
}

/** ISO-2022-JP whose escape characters some program took out: `$BEt(B` → `灯`. */
function mendBare(lines: readonly string[]): MendedLines[] {
  const decoder = new TextDecoder('iso-2022-jp');
  const mend = (line: string) =>
    line.replace(BARE, (shown, pairs: string) => {
      const right = decoder.decode(Buffer.from(`\u001b$B${pairs}\u001b(B`, 'latin1'));
      return JAPANESE.test(right) ? right : shown;
    });
  const mended = mendEach(lines, 'iso-2022-jp without its escape characters', '$', mend);
  return mended.kana >= LEAST_KANA ? [mended] : [];
}

/** Character references of HTML in a text that is none: `&#12371;` → `こ`. */
function mendReferences(lines: readonly string[]): MendedLines[] {
  let count = 0;
  const mend = (line: string) =>
    line.replace(REFERENCE, (shown, decimal?: string, hexadecimal?: string, name?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
      const right = name ? decodeNamedCharacterReference(name) || undefined : toCharacter(code);
      if (right !== undefined && !OF_MARKUP.test(name ?? '')) count++;
      return right ?? shown;
    });
  const mended = mendEach(lines, 'character references', '&', mend);
  return count >= LEAST_REFERENCES ? [mended] : [];
}

/** A character by its number; the numbers from 128 to 159 are those of windows-1252, as in HTML. */
function toCharacter(code: number): string | undefined {
  if (code >= 0x80 && code < 0xa0) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isText = code >= 0x20 && code <= 0x10_ffff && (code < 0xd800 || code >= 0xe000);
  return isText ? String.fromCodePoint(code) : undefined;
}

function mendEscapes(lines: readonly string[]): MendedLines[] {
  const mend = (line: string) => {
    const right = line.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return right.isWellFormed() ? right : line;
  };
  const mended = mendEach(lines, 'escapes of JSON', '\\u', mend);
  return mended.kana >= LEAST_KANA ? [mended] : [];
}
