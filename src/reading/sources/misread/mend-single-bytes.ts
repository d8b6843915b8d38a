import iconv from 'iconv-lite';
import { becameJapanese, JAPANESE, type MendedLines, PLAUSIBLE, toMended } from './mended-lines.ts';

/** An encoding of single bytes that UTF-8 is taken for, with the forms that UTF-8 takes in it. */
interface Misreading {
  name: string;
  bytes: ReadonlyMap<string, number>;
  /** A character of UTF-8: two to four of its bytes, each shown as a character. */
  sequence: RegExp;
  /** A line all of bytes, some of them beyond ASCII. */
  line: RegExp;
  isSure(shown: string, before: string): boolean;
}

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
const BEYOND_ASCII = /[^\u0000-\u007f]/;
/** Copied from a page, a no-break space among the bytes is a space. */
const SPACED = /[à-ï](?: [\u0080-\uffff]|[\u0080-\uffff] )/g;
/** Japanese in bytes: several beyond ASCII after each other. */
const DENSE = /[^\u0000-\u007f]{3}/;
/** UTF-8, by the misreading that explains most for sure; then by it also what may be something else. */
export function mendUtf8(lines: readonly string[]): MendedLines {
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
  // Of more marked letters than half of the explained ones the line is in another language.
  if (!sure || explained < others * 2) return line;
  return bytes === WINDOWS.bytes
    ? mended.replace(SPACED, (shown) => mend(shown.replace(' ', '\u00a0'), 0))
    : mended;
}

/** Lines whose characters are the bytes of Japanese in an encoding from before UTF-8: `‚±‚ê` → `これ`. */
export function mendLegacy(lines: readonly string[]): MendedLines[] {
  // Few lines of other texts are dense enough to be tried; only if they are Japanese are all.
  const dense = lines.filter((line) => DENSE.test(line));
  if (dense.length === 0) return [];
  return MISREADINGS.flatMap(({ name, bytes, line: isBytes }) =>
    LEGACY.flatMap((encoding) => {
      const mend = (line: string) => {
        const right = isBytes.test(line) ? decodeShown(line, bytes, encoding) : undefined;
        return right && JAPANESE.test(right) ? right : line;
      };
      if (!becameJapanese(dense, toMended(dense, dense.map(mend), name))) return [];
      return [toMended(lines, lines.map(mend), `${encoding} read as ${name}`)];
    }),
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
  const all = of(0x80, 0xff).slice(1, -1);
  const line = new RegExp(`^[\\u0000-\\u007f]*[${all}][\\u0000-\\u007f${all}]*$`);
  return { name, bytes, sequence: new RegExp(forms.join('|'), 'g'), line, isSure };
}
