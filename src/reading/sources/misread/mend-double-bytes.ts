import iconv from 'iconv-lite';
import { KANA, KANJI } from '../../../model/text/character-classes.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { becameJapanese, JAPANESE, type MendedLines, PLAUSIBLE, toMended } from './mended-lines.ts';

/** Japanese in one encoding taken for another one of two bytes a character. */
interface Misreading {
  was: 'utf-8' | 'euc-jp' | 'shift_jis';
  takenFor: 'shift_jis' | 'gbk';
  /** What it shows often, and healthy texts hardly ever. */
  sign: RegExp;
}

/** The beginnings of kana and of English quotation marks in UTF-8; kana of EUC-JP; の, に, を and their like of Shift_JIS. */
const MISREADINGS: readonly Misreading[] = [
  { was: 'utf-8', takenFor: 'shift_jis', sign: /[縺繧繝窶]/g },
  { was: 'utf-8', takenFor: 'gbk', sign: /[銇銈銉鈥]/g },
  { was: 'euc-jp', takenFor: 'shift_jis', sign: /[､･][｡-ﾟ]/g },
  { was: 'shift_jis', takenFor: 'gbk', sign: /[偺偵傪偼偑偱偟偡傞傟]/g },
];
const ANY_SIGN = new RegExp(MISREADINGS.map(({ sign }) => sign.source).join('|'));
/** The share of signs in the characters beyond ASCII of what is no UTF-8, and of what cannot be mended. */
const LEAST_SHARE = 1 / 20;
const LEAST_SHARE_OF_LOST = 1 / 8;
const RUN = /[^\u0000-\u007f]+/g;
/** What stands for bytes that the other encoding does not have. */
const LOST = '\ufffd';
const LOST_DOT = '・';
const HAS_KANA = new RegExp(`[${KANA}]`);
const FULL_WIDTH = new RegExp(`[${KANA}${KANJI}\\u3000-\\u303f]`);
const BEYOND_ASCII = /[^\u0000-\u007f]/g;

/** Each way to read a text's runs of such characters that gives Japanese, or English with its typographic signs. */
export function mendDoubleBytes(lines: readonly string[]): MendedLines[] {
  return findSigns(lines).flatMap(({ misreading, share }) => {
    const isUtf8 = misreading.was === 'utf-8';
    const isMost = share >= LEAST_SHARE;
    if (!isUtf8 && !isMost) return [];
    const isTried = (line: string) =>
      isUtf8 ? isMost || line.search(misreading.sign) >= 0 : !HAS_KANA.test(line);
    const mend = (line: string) =>
      isTried(line) ? line.replace(RUN, (run) => mendRun(run, misreading)) : line;
    const mended = toMended(lines, lines.map(mend), nameOf(misreading));
    return isUtf8 || becameJapanese(lines, mended) ? [mended] : [];
  });
}

/** What a text was taken for that shows it still, because characters were lost on the way: the misreading, and where. */
export function findLost(lines: readonly string[]): { misreading: string; line: number } | undefined {
  const [lost] = findSigns(lines).filter(
    ({ signs, share }) => signs > THRESHOLDS.fewest && share >= LEAST_SHARE_OF_LOST,
  );
  if (!lost) return undefined;
  const line = lines.findIndex((each) => each.search(lost.misreading.sign) >= 0);
  return { misreading: nameOf(lost.misreading), line };
}

function findSigns(lines: readonly string[]): { misreading: Misreading; signs: number; share: number }[] {
  const text = lines.join('');
  if (text.search(ANY_SIGN) < 0) return [];
  return MISREADINGS.flatMap((misreading) => {
    const signs = text.match(misreading.sign)?.length ?? 0;
    if (signs < THRESHOLDS.fewest) return [];
    return [{ misreading, signs, share: signs / (text.match(BEYOND_ASCII)?.length ?? 1) }];
  });
}

const nameOf = ({ was, takenFor }: Misreading) => `${was} read as ${takenFor}`;

/**
 * A run of characters as what its bytes are: all of it, or in UTF-8, where each character can be told, with U+FFFD for the
 * few whose bytes were lost. `縺薙ｌ` → `これ`.
 */
function mendRun(run: string, { was, takenFor }: Misreading): string {
  const bytes = toBytes(run, was, takenFor);
  if (!bytes) return run;
  const right = iconv.decode(Buffer.from(bytes), was, { stripBOM: false }).replace(/\ufffd+/g, LOST);
  const letters = right.replace(/[\u0000-\u007f\ufffd]/g, '');
  if (right.includes(LOST)) {
    const lost = right.split(LOST).length - 1;
    const isTold = was === 'utf-8' && letters.length >= lost * 2 && HAS_KANA.test(letters);
    return isTold && JAPANESE.test(letters) ? right : run;
  }
  // Beside Shift_JIS and EUC-JP a healthy sign stands for bytes as well: “ for ｡ｰ.
  if (was !== 'utf-8' && !FULL_WIDTH.test(right)) return run;
  return [...letters].every((char) => PLAUSIBLE.test(char)) ? right : run;
}

/** The bytes that a run was shown for; a lost one is 0xff. Undefined where a character is none of the encoding's. */
function toBytes(
  run: string,
  was: Misreading['was'],
  takenFor: Misreading['takenFor'],
): number[] | undefined {
  const codes = listCodes(takenFor);
  const bytes: number[] = [];
  let rest = 0;
  for (const char of run) {
    const isLost = was === 'utf-8' && (char === LOST || char === LOST_DOT);
    const [first = undefined, ...others] = isLost ? [[0xff]] : (codes.get(char) ?? []);
    if (!first) return undefined;
    // Of two codes of one character the one that goes on with the character that was begun.
    const code = [first, ...others].find((each) => continueUtf8(rest, each) !== undefined) ?? first;
    rest = continueUtf8(rest, code) ?? 0;
    bytes.push(...code);
  }
  return bytes;
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

/** The codes of each character of an encoding, bytes; some have two. Made when it is first asked for. */
function listCodes(encoding: Misreading['takenFor']): ReadonlyMap<string, number[][]> {
  const made = known.get(encoding);
  if (made) return made;
  const codes = new Map<string, number[][]>();
  const add = (code: number[]) => {
    const char = iconv.decode(Buffer.from(code), encoding);
    if (!char.includes(LOST) && [...char].length === 1) codes.set(char, [...(codes.get(char) ?? []), code]);
  };
  for (let byte = 0x80; byte < 0x100; byte++) add([byte]);
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail]);
  for (const [own, other] of TWINS) codes.set(other, codes.get(other) ?? codes.get(own) ?? []);
  known.set(encoding, codes);
  return codes;
}

/** Characters that programs put for one another: Microsoft's first, then the standard's. */
const TWINS = ['～〜', '－−', '∥‖', '―—', '￠¢', '￡£', '￢¬'].map((pair) => [...pair] as [string, string]);
