import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import iconv from 'iconv-lite';
import { LOST } from '../../../model/text/character-classes.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { ASCII_TEXT, BEYOND_ASCII, countCharacters, TYPICAL } from '../find-encoding.ts';
import { splitWithEnds } from '../source-text.ts';
import { JAPANESE, type MendedLines, mendEncoding, PLAUSIBLE, toMended } from './mend-encoding.ts';

/** A text that a program had read in the wrong encoding and saved so, read rightly again. */
export interface MendedText {
  text: string;
  /** What it was and what it was taken for, latest first: `utf-8 read as windows-1252`. */
  misreadings: string[];
  /** Offset of the first mended character in `text`. */
  first: number;
  /** Lines with mended characters. */
  lines: number;
}

/**
 * Mends what was read in the wrong encoding and saved as UTF-8, once or several times, in all of a text or in some of its
 * lines: UTF-8 taken for windows-1252 (Latin-1), Mac Roman, cp437, Shift_JIS or GBK; Shift_JIS and EUC-JP taken for the
 * first three, Shift_JIS for GBK, EUC-JP for Shift_JIS; UTF-16 taken for UTF-8 or windows-1252; ISO-2022-JP without its
 * escape characters; characters written as numbers, unless markup is to be read yet. `itâ€™s` → `it’s`. Undefined where
 * nothing is: `café` stays.
 */
export function mendMisread(printed: string, isMarkup = false): MendedText | undefined {
  const wide = mendWide(printed);
  const misreadings = wide ? [wide.misreading] : [];
  let lines = splitWithEnds(wide?.text ?? printed);
  const touched = new Set(wide ? lines.keys() : []);
  for (let time = 0; time <= THRESHOLDS.fewest; time++) {
    const [mended] = [...mendEncoding(lines), ...mendWritten(lines, isMarkup)].sort(
      (a, b) => b.changed.length - a.changed.length || a.length - b.length,
    );
    if (!mended || mended.changed.length === 0) break;
    for (const [at, line] of mended.lines.entries()) if (line !== lines[at]) touched.add(at);
    lines = mended.lines;
    misreadings.push(mended.misreading);
  }
  if (touched.size === 0) return undefined;
  const [line = 0] = [...touched].sort((a, b) => a - b);
  const column = Math.max(0, (lines[line] ?? '').search(BEYOND_ASCII));
  const first = lines.slice(0, line).join('').length + column;
  return { text: lines.join(''), misreadings, first, lines: touched.size };
}

const ORDERS = ['utf-16le', 'utf-16be'] as const;
type Order = (typeof ORDERS)[number];
/** Which characters the bytes of a text of two a character show as. */
type TakenFor = 'utf-8' | 'windows-1252';

/** The marks of the order of bytes, as windows-1252 shows them. */
const SHOWN_MARKS = ['ÿþ', 'þÿ'];
/** English has a NUL beside nearly every character. */
const LEAST_NULS = 1 / 4;
/** A byte that UTF-8 has nothing for. */
const NO_BYTE = -1;

/**
 * UTF-16 that was read as UTF-8 or windows-1252 and saved so: `M␀a␀g␀i␀c␀` → `Magic`. In UTF-8 every byte beyond ASCII was
 * lost, one U+FFFD for each. Undefined where that gives no text.
 */
function mendWide(printed: string): { text: string; misreading: string } | undefined {
  const takenFor: TakenFor = SHOWN_MARKS.some((mark) => printed.startsWith(mark)) ? 'windows-1252' : 'utf-8';
  if (takenFor === 'utf-8' && printed.split('\0').length - 1 < printed.length * LEAST_NULS) return undefined;
  const lines = printed.split('\n').map((line) => toBytes(line, takenFor));
  const read = ORDERS.map((order) => {
    const text = decodeLines(lines, order).replace(/^[\ufeff\ufffd]+/, '');
    // The other order of bytes hardly gives any of these.
    const plain = countCharacters(text, ASCII_TEXT) + countCharacters(text, TYPICAL);
    return { text, misreading: `${order} read as ${takenFor}`, plain };
  });
  const [{ text, misreading }] = read.sort((a, b) => b.plain - a.plain) as [(typeof read)[number]];
  const sound = countCharacters(text, ASCII_TEXT) + countCharacters(text, PLAUSIBLE);
  return sound > 0 && sound >= text.length * THRESHOLDS.soundText ? { text, misreading } : undefined;
}

function toBytes(line: string, takenFor: TakenFor): number[] {
  return [...line].flatMap((char) => {
    const code = char.charCodeAt(0);
    if (code < 0x80 || (code < 0x100 && takenFor === 'windows-1252')) return [code];
    return char === LOST ? [NO_BYTE] : [...iconv.encode(char, takenFor)];
  });
}

/** Line by line, for what was lost in one must not shift the halves of the next. */
function decodeLines(lines: readonly (readonly number[])[], order: Order): string {
  const isLittle = order === 'utf-16le';
  return lines
    .map((line, at) => {
      // The other half of a line end is on the far side of it.
      const from = isLittle && at > 0 && line[0] === 0 ? 1 : 0;
      const to = !isLittle && at < lines.length - 1 && line.at(-1) === 0 ? line.length - 1 : line.length;
      let text = '';
      for (let half = from; half < to; half += 2) {
        const first = line[half] ?? NO_BYTE;
        // Half of a typographic sign at the end of a line (U+2019) is taken away with the spaces there.
        const second = half + 1 < to ? (line[half + 1] ?? NO_BYTE) : isLittle ? 0x20 : NO_BYTE;
        const [low, high] = isLittle ? [first, second] : [second, first];
        text += low === NO_BYTE || high === NO_BYTE ? LOST : String.fromCharCode(high * 256 + low);
      }
      return text;
    })
    .join('\n');
}

/** What begins and ends Japanese in ISO-2022-JP, without the escape character; it holds no blank. */
const BARE = /\$[@B]|\([BJ]/g;
const PRINTABLE = /[!-~]{6,}/g;
const REFERENCE = /&(?:#(\d{2,7})|#x([\da-f]{2,6})|([a-z][a-z\d]{1,30}));/gi;
const OF_MARKUP = ['&amp;', '&lt;', '&gt;', '&quot;', '&apos;'];

/** Characters that are written in others: each way to read them that finds something; a page's references are its markup. */
function mendWritten(lines: readonly string[], isMarkup: boolean): MendedLines[] {
  const mend = (pattern: RegExp, decode: typeof decodeReference) =>
    lines.map((line) => line.replace(pattern, decode));
  // `$BEt(B` → `灯`
  const bare = toMended(lines, mend(PRINTABLE, decodeBare), 'iso-2022-jp without its escape characters');
  // `&#12371;` → `こ`
  const references = isMarkup ? [] : lines.flatMap((line) => line.match(REFERENCE) ?? []);
  const areProved = references.filter((each) => !OF_MARKUP.includes(each)).length >= THRESHOLDS.fewest;
  return [
    ...(bare.kana >= THRESHOLDS.kana ? [bare] : []),
    ...(areProved ? [toMended(lines, mend(REFERENCE, decodeReference), 'character references')] : []),
  ];
}

/** Two characters of ASCII are one of Japanese, so that an end stands an even number of them behind its beginning. */
function decodeBare(run: string): string {
  if (!run.includes('$')) return run;
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

function decodeReference(shown: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return decodeNamedCharacterReference(name) || shown;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  // The numbers from 128 to 159 are those of windows-1252, as in HTML.
  if (code >= 0x80 && code < 0xa0) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isText = code >= 0x20 && code <= 0x10_ffff && (code < 0xd800 || code >= 0xe000);
  return isText ? String.fromCodePoint(code) : shown;
}
