import iconv from 'iconv-lite';
import { KANA, KANJI } from '../text/character-classes.ts';

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

/** An encoding of single bytes that UTF-8 is taken for, with the forms that UTF-8 takes in it. */
interface Misreading {
  name: string;
  bytes: ReadonlyMap<string, number>;
  /** A character of UTF-8: two to four of its bytes, each shown as a character. */
  sequence: RegExp;
  isSure(shown: string, before: string): boolean;
}

const TIMES = 4;
/** Marked letters that no misreading explains: more of them than half of the explained ones, and the line is a language. */
const LEAST_SHARE = 2;
/** Kana by which a text in bytes of Shift_JIS or EUC-JP is told. */
const LEAST_KANA = 8;

/** What real texts hold beyond ASCII; other characters came together by chance. */
const PLAUSIBLE =
  /^[\u0080-\u017f\u0370-\u04ff\u0192\u02c6\u02dc\u2000-\u27ff\u2e80-\u9fff\ue000-\ufaff\ufe10-\uffef\u{10000}-\u{3ffff}]$/u;
const JAPANESE = new RegExp(`^[\\u0000-\\u007f\\u3000-\\u303f${KANA}・${KANJI}\\uff00-\\uff9f]*$`);
const KANA_LETTERS = new RegExp(`[${KANA}]`, 'g');
/** Signs that may follow a marked letter in a real text: `“café”—`, `café¹²`. */
const AFTER_LETTER = /^[“”‘’–—…‹›«»™®©•·¹²³ªº°§¶†‡\u00a0]*$/;
/** Further ones, only after a word that ends in the letter. */
const AFTER_WORD = /^[“”‘’–—…‹›«»™®©•·¹²³ªº°§¶†‡\u00a0±¼½¾´¨¸¬¢£¥¿¡]*$/;

const WINDOWS = toMisreading('windows-1252', (shown, before) =>
  /^[ÂÃ]/.test(shown)
    ? !/\p{Lu}/u.test(before)
    : !(/[\p{Ll}\p{Lu}]/u.test(before) ? AFTER_WORD : AFTER_LETTER).test(shown.slice(1)),
);
const MISREADINGS: readonly Misreading[] = [
  WINDOWS,
  toMisreading('macroman', (shown) => /^[‚„]/.test(shown)),
  toMisreading('cp437', (shown) => /^[Γπ]/.test(shown)),
];
const LEGACY = ['shift_jis', 'euc-jp'] as const;
/** A line all of bytes, some of them beyond ASCII. */
const BYTES = new RegExp(
  `^[\\u0000-\\u007f]*[${[...WINDOWS.bytes.keys()].join('')}][\\u0000-\\u007f${[...WINDOWS.bytes.keys()].join('')}]*$`,
);
const BEYOND_ASCII = /[^\u0000-\u007f]/;
/** Copied from a page, a no-break space among the bytes is a space. */
const SPACED = /[à-ï](?: [\u0080-\uffff]|[\u0080-\uffff] )/g;
/** Japanese in bytes: several beyond ASCII after each other. */
const DENSE = /[^\u0000-\u007f]{3}/;
/** What stood between the escape sequences of ISO-2022-JP, two characters of ASCII for one. */
const BARE = /\$[@B]((?:[!-~]{2})+?)\([BJ]/g;
/** Where a line ends, its end kept with it. */
const LINE = /(?<=\n|\r(?!\n))/;

/**
 * Mends what was read in the wrong encoding and saved as UTF-8, once or several times, in all of a text or in some of its
 * lines: UTF-8 taken for windows-1252 (Latin-1), Mac Roman or cp437, Shift_JIS and EUC-JP taken for windows-1252,
 * ISO-2022-JP without its escape characters. `itâ€™s` → `it’s`. Undefined where nothing is: `café` stays.
 */
export function mendMisread(printed: string): MendedText | undefined {
  const misreadings: string[] = [];
  let lines = printed.split(LINE);
  const touched = new Set<number>();
  for (let time = 0; time < TIMES; time++) {
    const [mended] = [mendUtf8(lines), ...mendLegacy(lines), ...mendBare(lines)].sort(
      (a, b) => b.changed - a.changed,
    );
    if (!mended?.changed) break;
    for (const [at, line] of mended.lines.entries()) if (line !== lines[at]) touched.add(at);
    lines = mended.lines;
    misreadings.push(mended.misreading);
  }
  if (touched.size === 0) return undefined;
  const [line = 0] = [...touched].sort((a, b) => a - b);
  const column = Math.max(0, (lines[line] ?? '').search(/[^\u0000-\u007f]/));
  const first = lines.slice(0, line).join('').length + column;
  return { text: lines.join(''), misreadings, first, lines: touched.size };
}

interface MendedLines {
  lines: string[];
  misreading: string;
  /** How many lines changed: of two ways to mend a text the one that explains more of it is right. */
  changed: number;
  /** Kana in them. */
  kana: number;
}

/** By the misreading that explains most for sure; then by it also what may be something else. */
function mendUtf8(lines: readonly string[]): MendedLines {
  const tries = MISREADINGS.map((misreading) => {
    const mended = lines.map((line) => mendLine(line, misreading, false));
    const length = mended.reduce((sum, line) => sum + line.length, 0);
    return { misreading, mended, length };
  });
  const { misreading, mended } = tries.reduce((best, each) => (each.length < best.length ? each : best));
  const isMisread = mended.some((line, at) => line !== lines[at]);
  const all = isMisread ? lines.map((line) => mendLine(line, misreading, true)) : mended;
  return toMended(lines, all, `utf-8 read as ${misreading.name}`);
}

function toMended(before: readonly string[], lines: string[], misreading: string): MendedLines {
  const changed = lines.filter((line, at) => line !== before[at]);
  return {
    lines,
    misreading,
    changed: changed.length,
    kana: changed.join('').match(KANA_LETTERS)?.length ?? 0,
  };
}

/**
 * The line with the characters of UTF-8 in it, where some of them can be nothing else. In a text that has such lines it is
 * enough that they are all that the line has beyond ASCII.
 */
function mendLine(line: string, { sequence, bytes, isSure }: Misreading, isMisread: boolean): string {
  if (line.search(sequence) < 0) return line;
  let explained = 0;
  let sure = isMisread && !BEYOND_ASCII.test(line.replace(sequence, ''));
  const mend = (shown: string, at: number): string => {
    const right = decodeShown(shown, bytes, 'utf-8');
    if (!right || !PLAUSIBLE.test(right)) return shown;
    explained += shown.length;
    sure ||= isSure(shown, line.charAt(at - 1));
    return right;
  };
  const mended = line.replace(sequence, mend);
  const others = line.replace(sequence, '').match(/[\u00c0-\u024f]/g)?.length ?? 0;
  if (!sure || explained < others * LEAST_SHARE) return line;
  return bytes === WINDOWS.bytes
    ? mended.replace(SPACED, (shown) => mend(shown.replace(' ', '\u00a0'), 0))
    : mended;
}

/** Lines whose characters are the bytes of Japanese in an encoding from before UTF-8: `‚±‚ê` → `これ`. */
function mendLegacy(lines: readonly string[]): MendedLines[] {
  const tries = LEGACY.map((encoding) => (line: string) => {
    const right = BYTES.test(line) ? decodeShown(line, WINDOWS.bytes, encoding) : undefined;
    return right && JAPANESE.test(right) ? right : line;
  });
  return tries.flatMap((mend, at) => {
    const misreading = `${LEGACY[at]} read as ${WINDOWS.name}`;
    // Few lines of other texts are dense enough to be tried; only if they are Japanese are all.
    const dense = lines.map((line) => (DENSE.test(line) ? mend(line) : line));
    if (toMended(lines, dense, misreading).kana < LEAST_KANA) return [];
    return [toMended(lines, lines.map(mend), misreading)];
  });
}

/** ISO-2022-JP whose escape characters some program took out: `$BEt(B` → `灯`. */
function mendBare(lines: readonly string[]): MendedLines[] {
  const decoder = new TextDecoder('iso-2022-jp');
  const mended = lines.map((line) =>
    line.replace(BARE, (shown, pairs: string) => {
      const right = decoder.decode(Buffer.from(`\u001b$B${pairs}\u001b(B`, 'latin1'));
      return JAPANESE.test(right) ? right : shown;
    }),
  );
  return [toMended(lines, mended, 'iso-2022-jp without its escape characters')].filter(
    ({ kana }) => kana >= LEAST_KANA,
  );
}

/** What the bytes that some characters were shown for are in their own encoding; undefined where they are nothing in it. */
function decodeShown(
  shown: string,
  bytes: ReadonlyMap<string, number>,
  encoding: string,
): string | undefined {
  const codes = [...shown].map((char) => (char < '\u0080' ? char.charCodeAt(0) : bytes.get(char)));
  if (!codes.every((code) => code !== undefined)) return undefined;
  const text = iconv.decode(Uint8Array.from(codes), encoding, { stripBOM: false });
  return text.includes('\ufffd') ? undefined : text;
}

function toMisreading(name: string, isSure: Misreading['isSure']): Misreading {
  const bytes = new Map<string, number>();
  for (let byte = 0x80; byte <= 0xff; byte++) {
    // windows-1252 leaves five bytes without a character, and Latin-1 all to 0x9f: programs show control characters.
    if (name === 'windows-1252') bytes.set(String.fromCharCode(byte), byte);
    const shown = iconv.decode(Uint8Array.of(byte), name);
    if (shown !== '\ufffd') bytes.set(shown, byte);
  }
  const of = (from: number, to: number) =>
    `[${[...bytes].flatMap(([char, byte]) => (byte >= from && byte <= to ? [char] : [])).join('')}]`;
  const rest = of(0x80, 0xbf);
  const forms = [`${of(0xc2, 0xdf)}${rest}`, `${of(0xe0, 0xef)}${rest}{2}`, `${of(0xf0, 0xf4)}${rest}{3}`];
  return { name, bytes, sequence: new RegExp(forms.join('|'), 'g'), isSure };
}
