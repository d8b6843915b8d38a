import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import libmime from 'libmime';
import { THRESHOLDS } from '../../thresholds.ts';
import { JAPANESE, type MendedLines, toMended } from './mended-lines.ts';

/** What begins and ends Japanese in ISO-2022-JP, without the escape character; it holds no blank. */
const BARE = /\$[@B]|\([BJ]/g;
const PRINTABLE = /[!-~]{6,}/g;
const REFERENCE = /&(?:#(\d{2,7})|#x([\da-f]{2,6})|([a-z][a-z\d]{1,30}));/gi;
const OF_MARKUP = ['&amp;', '&lt;', '&gt;', '&quot;', '&apos;'];
/** As JSON and programs write a character; pairs make those beyond U+FFFF. */
const ESCAPE = /\\u([\da-f]{4})/gi;

interface Way {
  misreading: string;
  /** What a line has in which characters are written so. */
  sign: string;
  mend(line: string): string;
  /** Whether a text is written so and no slip, by what it was and is. */
  isProved(before: readonly string[], after: MendedLines): boolean;
}

const hasKana: Way['isProved'] = (_, { kana }) => kana >= THRESHOLDS.kana;

const WAYS: readonly Way[] = [
  // `$BEt(B` → `灯`
  {
    misreading: 'iso-2022-jp without its escape characters',
    sign: '$',
    mend: (line) => line.replace(PRINTABLE, decodeBare),
    isProved: hasKana,
  },
  { misreading: 'escapes of JSON', sign: '\\u', mend: decodeEscapes, isProved: hasKana },
  {
    misreading: 'encoded words of mail',
    sign: '=?',
    mend: (line) => libmime.decodeWords(line),
    isProved: () => true,
  },
  // `&#12371;` → `こ`
  {
    misreading: 'character references',
    sign: '&',
    mend: (line) => line.replace(REFERENCE, decodeReference),
    isProved: (before) => {
      const references = before.flatMap((line) => line.match(REFERENCE) ?? []);
      return references.filter((each) => !OF_MARKUP.includes(each)).length >= THRESHOLDS.fewest;
    },
  },
];

/** Characters that are written in others: each way to read them that finds something; a page's references are its markup. */
export function mendWritten(lines: readonly string[], isMarkup: boolean): MendedLines[] {
  return WAYS.flatMap(({ misreading, sign, mend, isProved }) => {
    if (isMarkup && sign === '&') return [];
    const mended = lines.map((line) => (line.includes(sign) ? mend(line) : line));
    const all = toMended(lines, mended, misreading);
    return all.changed > 0 && isProved(lines, all) ? [all] : [];
  });
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

function decodeReference(shown: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return decodeNamedCharacterReference(name) || shown;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  // The numbers from 128 to 159 are those of windows-1252, as in HTML.
  if (code >= 0x80 && code < 0xa0) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isText = code >= 0x20 && code <= 0x10_ffff && (code < 0xd800 || code >= 0xe000);
  return isText ? String.fromCodePoint(code) : shown;
}

function decodeEscapes(line: string): string {
  const right = line.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return right.isWellFormed() ? right : line;
}
