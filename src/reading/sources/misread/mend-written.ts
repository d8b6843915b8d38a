import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { THRESHOLDS } from '../../thresholds.ts';
import { decodeWords } from '../mail/parse-header.ts';
import { JAPANESE, type MendedLines, toMended } from './mended-lines.ts';

/** What begins and ends Japanese in ISO-2022-JP, without the escape character; it holds no blank. */
const BARE = /\$[@B]|\([BJ]/g;
const PRINTABLE = /[!-~]{6,}/g;
const REFERENCE = /&(?:#(\d{2,7})|#x([\da-f]{2,6})|([a-z][a-z\d]{1,30}));/gi;
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
  const mend = (line: string) => line.replace(PRINTABLE, decodeBare);
  const mended = mendEach(lines, 'iso-2022-jp without its escape characters', '$', mend);
  return mended.kana >= THRESHOLDS.kana ? [mended] : [];
}

/** Two characters of ASCII are one of Japanese, so that an end stands an even number of them behind its beginning. */
function decodeBare(run: string): string {
  const signs = [...run.matchAll(BARE)];
  const ends = [0, 1].map((rest) =>
    signs.flatMap(({ 0: sign, index }) => (sign.startsWith('(') && index % 2 === rest ? [index] : [])),
  );
  let decoded = '';
  let from = 0;
  for (const { 0: sign, index } of signs) {
    const of = ends[index % 2] ?? [];
    while ((of[0] ?? Number.POSITIVE_INFINITY) <= index + 2) of.shift();
    const [end] = of;
    if (sign.startsWith('(') || index < from || end === undefined) continue;
    const bytes = Buffer.from(`\u001b$B${run.slice(index + 2, end)}\u001b(B`, 'latin1');
    const right = new TextDecoder('iso-2022-jp').decode(bytes);
    if (!JAPANESE.test(right)) continue;
    decoded += run.slice(from, index) + right;
    from = end + 2;
  }
  return decoded + run.slice(from);
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
  return count >= THRESHOLDS.fewest ? [mended] : [];
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
  return mended.kana >= THRESHOLDS.kana ? [mended] : [];
}
