import { isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { HIRAGANA, KATAKANA, LOST } from '../../model/text/character-classes.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';

const JAPANESE = ['shift_jis', 'euc-jp'] as const;
const UTF_16 = ['utf-16le', 'utf-16be'] as const;
/** In order of likelihood, which decides where the text does not. */
const WESTERN = ['windows-1252', 'macroman', 'cp437'] as const;
/** Other languages'. */
export const FOREIGN = ['gb18030', 'big5', 'euc-kr'] as const;
/** Encodings a document may have, as reports name them; each is a name that `decodeText` knows. */
type EncodingName =
  | 'utf-8'
  | 'iso-2022-jp'
  | (typeof UTF_16 | typeof JAPANESE | typeof WESTERN | typeof FOREIGN)[number];

const BYTE_ORDER_MARKS: readonly [EncodingName, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // The marks of UTF-16, read as something else and saved as UTF-8: every other byte is NUL here too.
  ['utf-8', [0xef, 0xbf, 0xbd, 0xef, 0xbf, 0xbd]],
  ['utf-8', [0xc3, 0xbf, 0xc3, 0xbe]],
  ['utf-8', [0xc3, 0xbe, 0xc3, 0xbf]],
];

/** What only the look of the decoded text tells. */
const LEGACY: readonly string[] = [...JAPANESE, ...WESTERN, ...FOREIGN];
const LATIN: readonly string[] = ['windows-1252', 'iso-8859-15'];

/** What mails and pages call encodings that standards call otherwise, by how the names begin. */
const ALIASES: readonly [string, EncodingName][] = [
  ['cp932', 'shift_jis'],
  ['x-ms-cp932', 'shift_jis'],
  ['shift-jis', 'shift_jis'],
  ['cp5022', 'iso-2022-jp'],
  ['iso-2022-jp-', 'iso-2022-jp'],
  ['eucjp', 'euc-jp'],
  ['cp51932', 'euc-jp'],
];

/** How ISO-2022-JP (mails, old net news) goes over to JIS X 0208, to JIS X 0212 and to half-width katakana. */
const TO_JAPANESE = /\x1b\$(?:[@B]|\(D)|\x1b\(I/;

const SAMPLE = 1 << 18;
const GUESSED = 1 << 14;
/** Letters of Japanese, Chinese and Korean with their punctuation, full-width and half-width forms. */
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hangul}\u3000-\u30ff\uff00-\uff9f‘’“”…—·]/gu;

/** The text of some bytes, a byte order mark removed; what the encoding cannot give is U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  // Of all the encodings here the one that iconv-lite lacks; ignoring the mark is for UTF alone.
  return encoding === 'iso-2022-jp'
    ? new TextDecoder('iso-2022-jp').decode(bytes)
    : iconv.decode(bytes, encoding);
}

/**
 * The name of an encoding that a header or a page calls by any of its names; undefined where it is none: `x-sjis` →
 * `shift_jis`, `none`, `x-unknown`.
 */
function toEncodingName(label: string): string | undefined {
  const name = label.trim().toLowerCase();
  try {
    return new TextDecoder(ALIASES.find(([alias]) => name.startsWith(alias))?.[1] ?? name).encoding;
  } catch {
    return iconv.encodingExists(name) ? name : undefined;
  }
}

/** The encoding of a text by its byte order mark, else by which decoding reads as English or Japanese. */
export function findEncoding(bytes: Uint8Array): EncodingName {
  for (const [name, mark] of BYTE_ORDER_MARKS) {
    if (mark.every((byte, index) => bytes[index] === byte)) return name;
  }
  const utf16 = findUtf16(bytes.subarray(0, SAMPLE));
  if (utf16) return utf16;
  const isSevenBit = bytes.every((byte) => byte < 0x80);
  if (isSevenBit && TO_JAPANESE.test(decodeText(bytes.subarray(0, SAMPLE), 'windows-1252')))
    return 'iso-2022-jp';
  if (isNearlyUtf8(bytes)) return 'utf-8';
  return findLegacyEncoding(bytes);
}

/**
 * The encoding that a server, a page or a mail states, where it decides what the bytes leave open: it reads them without a
 * gap, and otherwise than the one they look like, which no mark and no rule of UTF-8 settles; Japanese only by what is no
 * less like it. Undefined where the bytes tell. Latin-1 and its like say nothing: servers state them of whatever they have.
 */
export function chooseEncoding(bytes: Uint8Array, declared: string): string | undefined {
  const found = findEncoding(bytes);
  const name = toEncodingName(declared);
  if (!LEGACY.includes(found) || !name || LATIN.includes(name)) return undefined;
  const text = decodeText(bytes, name);
  const looks = decodeText(bytes, found);
  if (text.includes(LOST) || text === looks) return undefined;
  const isJapanese = isOneOf(found, ...JAPANESE);
  return isJapanese && scoreJapanese(text) < scoreJapanese(looks) ? undefined : name;
}

/** UTF-16 without a mark: one of the byte orders gives mostly ASCII or kana, the other one neither. */
function findUtf16(bytes: Uint8Array): EncodingName | undefined {
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  if (even.length === 0) return undefined;
  return UTF_16.find((name) => {
    const text = iconv.decode(even, name, { stripBOM: false });
    const plain = countCharacters(text, ASCII_TEXT);
    const kana = countCharacters(text, TYPICAL);
    const nul = countCharacters(text, /[\u0000-\u0008\ue000-\uffff]/g);
    const enough = kana > 0 ? 0.4 : 0.9;
    return plain + kana >= text.length * enough && nul * 20 <= text.length;
  });
}

/** Valid UTF-8, or nearly: two whole characters beyond ASCII for each broken one (a damaged or cut file). */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return true;
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split(LOST).length - 1;
  return countCharacters(text) >= broken * 3;
}

function findLegacyEncoding(bytes: Uint8Array): EncodingName {
  const sample = bytes.subarray(0, SAMPLE);
  const guess = toEncodingName(chardet.detect(takeMarkedLines(sample)) ?? '');
  const rank = <Name extends EncodingName>(names: readonly Name[], score: (text: string) => number) =>
    names
      .map((name) => ({ name, score: score(iconv.decode(sample, name)) + (name === guess ? 0.01 : 0) }))
      .reduce((best, each) => (each.score > best.score ? each : best));
  const japanese = rank(JAPANESE, scoreJapanese);
  if (japanese.score >= THRESHOLDS.japanese) return japanese.name;
  const foreign = FOREIGN.find((name) => name === guess);
  if (foreign && isForeign(sample, foreign)) return foreign;
  return rank(WESTERN, scoreWestern).name;
}

/** Lines with bytes beyond ASCII, enough to guess by: the others say nothing, and a guess takes its time. */
function takeMarkedLines(bytes: Uint8Array): Uint8Array {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  const marked = lines.filter((line) => line.search(BEYOND_ASCII) >= 0).join('\n');
  return Buffer.from(marked, 'latin1').subarray(0, GUESSED);
}

/** Whether some bytes are Chinese or Korean: a good part of them is beyond ASCII, and all of it is letters and signs. */
function isForeign(bytes: Uint8Array, encoding: EncodingName): boolean {
  const beyond = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  if (beyond * 4 < bytes.length || beyond < THRESHOLDS.foreign) return false;
  const text = decodeText(bytes, encoding);
  return countCharacters(text, EAST_ASIAN) * 10 >= countCharacters(text) * 9;
}

const OPENING = '(?<=^|[\\s([{—–"\'“‘/])';
const CLOSING = '(?=$|[\\s.,;:!?)\\]}—–"\'”’/])';
const BOX = '[\u2500-\u259f]';
const MARKED = '(?=[\u0080-\u024f])';

/** Letters beside a small one. */
function inWord(letters: string): string {
  return `(?:(?<=\\p{Ll})${letters}|${letters}(?=\\p{Ll}))`;
}

/** What may be beyond ASCII in English, by where it can be, with its points; of several that fit the first counts. */
const CHARACTERS: readonly [points: number, where: string][] = [
  [3, `${OPENING}[“‘](?!${CLOSING})|(?<=\\S)”${CLOSING}|(?<=\\p{L})’|—`],
  [0.8, '(?<=\\p{L})–(?=\\p{L})'],
  [2.5, '–'],
  [2, '(?<=^|\\s)[•∙·●]|(?<=[\\p{L} ])[®™]|©(?=[\\s\\d])'],
  [1.5, '…'],
  [1, `(?<=[\\d ])[½¼¾°£€§×∞]|[½¼¾°£€§×∞](?=\\d)|(?<=${BOX})${BOX}|${BOX}(?=${BOX})`],
  [0.5, '\u00a0'],
  [0, '’'],
  // The letters with marks that card names and credits have, the commonest first: Lim-Dûl, Jötun, Cátinò.
  [2.5, inWord('é')],
  [2.2, inWord('[öûáúíüó]')],
  [2, inWord('[òàèêâäïçñ]')],
  [1.6, inWord(`${MARKED}\\p{Ll}`)],
  [-3, `(?<=\\p{Ll})${MARKED}\\p{Lu}`],
  [1.5, `${MARKED}\\p{Lu}(?=\\p{Ll})`],
  [0.5, `${MARKED}\\p{Lu}`],
  [-5, LOST],
  [-1.5, '[^\u0000-\u007f]'],
];
const CHARACTER = new RegExp(CHARACTERS.map(([, where]) => `(${where})`).join('|'), 'gu');

/**
 * How plausible the characters beyond ASCII are as English typography, added up: a quotation mark that opens before a
 * word, an apostrophe inside one, a dash between words. Mac Roman, cp437 and windows-1252 put different signs on the same
 * bytes, and only the right decoding puts each where it can stand.
 */
function scoreWestern(text: string): number {
  let score = 0;
  for (const [, ...groups] of text.matchAll(CHARACTER))
    score += CHARACTERS[groups.findIndex((group) => group !== undefined)]?.[0] ?? 0;
  return score;
}

/** What ASCII has of texts. */
export const ASCII_TEXT = /[\t\n\r -~]/g;
export const BEYOND_ASCII = /[^\u0000-\u007f]/g;
/** Kana and Japanese punctuation; the typographic marks that an English text saved on a Japanese system has. */
export const TYPICAL = new RegExp(`[${HIRAGANA}${KATAKANA}・ー、。「」‘’“”…—]`, 'g');

/** How many characters of a text are of a class; without one, beyond ASCII. */
export function countCharacters(text: string, ofClass = BEYOND_ASCII): number {
  return text.match(ofClass)?.length ?? 0;
}

/**
 * How much a decoded text looks Japanese: the share of kana and Japanese punctuation among all characters beyond ASCII,
 * 0 where more than one in twenty is undecodable. Real text has more than a third; chance hits are kanji.
 */
export function scoreJapanese(text: string): number {
  const beyondAscii = countCharacters(text);
  const bad = text.split(LOST).length - 1;
  if (beyondAscii === 0 || bad * 20 > beyondAscii) return 0;
  return countCharacters(text, TYPICAL) / beyondAscii;
}
