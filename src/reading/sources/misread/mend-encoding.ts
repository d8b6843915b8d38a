import iconv from 'iconv-lite';
import { KANA, KANJI, LOST } from '../../../model/text/character-classes.ts';
import { hasKana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { BEYOND_ASCII, countCharacters, scoreJapanese } from '../find-encoding.ts';

function anyOf(characters: string): RegExp {
  return new RegExp(`[${characters}]`, 'gu');
}

/** What each misreading shows often, and healthy texts hardly ever; Japanese in single bytes is told by being Japanese. */
const MISREADINGS: readonly (Misreading & { sign?: RegExp })[] = [
  // No letter with a mark, and no sign that may be beside one; Â and Ã, but at the end of a word in capitals.
  {
    was: 'utf-8',
    takenFor: 'windows-1252',
    sign: /[^\u0000-\u007fÀ-ÿŒœŠšŽžŸ“”‘’–—…‹›«»™®©•·¹²³ªº°§¶†‡\u00a0±¼½¾´¨¸¬¢£¥¿¡]|(?<!\p{Lu})[ÂÃ]/gu,
  },
  { was: 'utf-8', takenFor: 'macroman', sign: anyOf('‚„') },
  { was: 'utf-8', takenFor: 'cp437', sign: anyOf('Γπ') },
  // Beginnings of kana and of English quotation marks.
  { was: 'utf-8', takenFor: 'shift_jis', sign: anyOf('縺繧繝窶') },
  { was: 'utf-8', takenFor: 'gbk', sign: anyOf('銇銈銉鈥') },
  // First halves of kana; の, に, を and their like.
  { was: 'euc-jp', takenFor: 'shift_jis', sign: anyOf('､･') },
  { was: 'shift_jis', takenFor: 'gbk', sign: anyOf('偺偵傪偼偑偱偟偡傞傟') },
  ...(['shift_jis', 'euc-jp'] as const).flatMap((was) =>
    (['windows-1252', 'macroman', 'cp437'] as const).map((takenFor) => ({ was, takenFor })),
  ),
];
/** The share of signs in the characters beyond ASCII of what is no UTF-8, and of what cannot be mended. */
const LEAST_SHARE = 1 / 20;
const LEAST_SHARE_OF_LOST = 1 / 8;
/** Characters beyond ASCII; copied from a page, a no-break space among them is a space. */
const RUN = /[^\u0000-\u007f]+(?: [^\u0000-\u007f]+)*/g;

/** Each way to read a text's lines in another encoding that gives Japanese, or English with its typographic signs. */
export function mendEncoding(lines: readonly string[]): MendedLines[] {
  // Few lines of other texts are dense enough to be tried as Japanese in bytes.
  const dense = lines.filter((line) => line.match(RUN)?.some(({ length }) => length >= THRESHOLDS.fewest));
  return MISREADINGS.flatMap((misreading) => {
    if (misreading.was === 'utf-8') return mendUtf8(lines, misreading);
    const isTold = !misreading.sign || measureSigns(lines, misreading.sign) >= LEAST_SHARE;
    return isTold ? mendJapanese(lines, dense, misreading) : [];
  });
}

/** What a text was taken for that shows it still, because characters were lost on the way: the misreading, and where. */
export function findLost(lines: readonly string[]): { misreading: string; line: number } | undefined {
  const found = MISREADINGS.find(
    ({ takenFor, sign }) =>
      isOfTwoBytes(takenFor) && sign && measureSigns(lines, sign) >= LEAST_SHARE_OF_LOST,
  );
  const line = lines.findIndex((each) => found?.sign && countCharacters(each, found.sign) > 0);
  return found && { misreading: nameOf(found), line };
}

const nameOf = ({ was, takenFor }: Misreading) => `${was} read as ${takenFor}`;

/** The share of signs in what a text has beyond ASCII; 0 of a few, which are chance. */
function measureSigns(lines: readonly string[], sign: RegExp): number {
  const count = lines.reduce((sum, line) => sum + countCharacters(line, sign), 0);
  if (count <= THRESHOLDS.fewest) return 0;
  return count / lines.reduce((sum, line) => sum + (line.match(RUN)?.join('').length ?? 0), 0);
}

/** Lines with runs of UTF-8 that can be nothing else; if there are any, also those of nothing but what may be UTF-8. */
function mendUtf8(lines: readonly string[], misreading: (typeof MISREADINGS)[number]): MendedLines[] {
  const { sign } = misreading;
  // Of a text without a sign no run can be told.
  if (!sign || lines.every((line) => line.search(sign) < 0)) return [];
  let isMisread = false;
  // The same few signs come again and again.
  const known = new Map<string, string | undefined>();
  const tries = lines.map((line) => {
    let [isWhole, isTold] = [true, false];
    const mended = line.replace(RUN, (run, at: number) => {
      const right = known.getOrInsertComputed(run, () => readRun(run, misreading));
      if (right === undefined) isWhole = false;
      else isTold ||= countCharacters(line.charAt(at - 1) + run, sign) > 0;
      return right ?? run;
    });
    isMisread ||= isTold;
    return { line, mended, isMended: isWhole || isTold };
  });
  const mended = tries.map((each) => (each.isMended ? each.mended : each.line));
  return isMisread ? [toMended(lines, mended, nameOf(misreading))] : [];
}

/** A run whole; where each character can be told, with U+FFFD for the few that were lost. Undefined where it is no UTF-8. */
function readRun(run: string, misreading: Misreading): string | undefined {
  const right = reread(run, misreading);
  const letters = right?.match(BEYOND_ASCII)?.join('').replaceAll(LOST, '') ?? '';
  const lost = (right?.split(LOST).length ?? 1) - 1;
  const isText =
    lost > 0
      ? isOfTwoBytes(misreading.takenFor) &&
        letters.length >= lost * 2 &&
        hasKana(letters) &&
        JAPANESE.test(letters)
      : countCharacters(letters, PLAUSIBLE) === [...letters].length;
  return isText ? right : undefined;
}

/** Lines that are Japanese in an encoding from before UTF-8, all of them where the dense ones are: `‚±‚ê` → `これ`. */
function mendJapanese(
  lines: readonly string[],
  dense: readonly string[],
  misreading: Misreading,
): MendedLines[] {
  const name = nameOf(misreading);
  const mend = (line: string) => {
    const right = line.search(RUN) < 0 || hasKana(line) ? '' : (reread(line, misreading) ?? '');
    // A healthy sign stands for bytes as well: “ for ｡ｰ.
    return JAPANESE.test(right) && [...right].some(isJapanese) ? right : line;
  };
  // UTF-8 proves itself; other encodings do where the lines that changed are Japanese now.
  const { changed, kana } = toMended(dense, dense.map(mend), name);
  const isProved = kana >= THRESHOLDS.kana && scoreJapanese(changed.join('')) >= THRESHOLDS.japanese;
  return isProved ? [toMended(lines, lines.map(mend), name)] : [];
}

/** The encoding of a text, and the one that a program took it for. */
interface Misreading {
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
function reread(shown: string, { was, takenFor }: Misreading): string | undefined {
  const codes = known.getOrInsertComputed(takenFor, listCodes);
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

function isOfTwoBytes(encoding: Misreading['takenFor']): boolean {
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

const known = new Map<Misreading['takenFor'], ReadonlyMap<string, number[][]>>();

/** The codes of each character of an encoding beyond ASCII, bytes; some have two. */
function listCodes(encoding: Misreading['takenFor']): ReadonlyMap<string, number[][]> {
  const codes = new Map<string, number[][]>();
  const add = (code: number[]) => {
    const char = iconv.decode(Buffer.from(code), encoding);
    if (char !== LOST && [...char].length === 1) codes.getOrInsert(char, []).push(code);
  };
  for (let byte = 0x80; byte < 0x100; byte++) add([byte]);
  if (isOfTwoBytes(encoding)) {
    for (let lead = 0x81; lead < 0xff; lead++)
      for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail]);
    for (const [own, other] of TWINS) codes.set(other, codes.get(other) ?? codes.get(own) ?? []);
  } else if (encoding === 'windows-1252')
    // It leaves five bytes without a character, and Latin-1 all to 0x9f: programs show control characters.
    for (let byte = 0x80; byte < 0x100; byte++) codes.set(String.fromCharCode(byte), [[byte]]);
  return codes;
}

/** Characters that programs put for one another: Microsoft's first, then the standard's. */
const TWINS = ['～〜', '－−', '∥‖', '―—', '￠¢', '￡£', '￢¬'].map((pair) => [...pair] as [string, string]);

/** The lines of a text, line ends with them, as one way to mend it gives them. */
export type MendedLines = ReturnType<typeof toMended>;

/** What real texts hold beyond ASCII; other characters came together by chance. */
export const PLAUSIBLE =
  /[\u0080-\u017f\u0370-\u04ff\u0192\u02c6\u02dc\u2000-\u27ff\u2e80-\u9fff\ue000-\ufaff\ufe10-\uffef\u{10000}-\u{3ffff}]/gu;

/** A text of nothing but ASCII, Japanese and the signs that its encodings have. */
export const JAPANESE = new RegExp(
  `^[\\u0000-\\u007f×÷\\u2010-\\u27bf\\u3000-\\u303f${KANA}・${KANJI}\\uff00-\\uff9f]*$`,
);

const KANA_LETTERS = new RegExp(`[${KANA}]`, 'g');

/** What tells whether lines are mended rightly; `misreading` is what they were and were taken for: `utf-8 read as windows-1252`. */
export function toMended(before: readonly string[], lines: string[], misreading: string) {
  const changed = lines.filter((line, at) => line !== before[at]);
  return {
    lines,
    misreading,
    /** Of two ways to mend a text the one that explains more of it is right, in fewer characters. */
    changed,
    length: lines.reduce((sum, line) => sum + line.length, 0),
    kana: changed.join('').match(KANA_LETTERS)?.length ?? 0,
  };
}
