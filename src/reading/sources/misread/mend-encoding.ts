import { KANA, KANJI, LOST } from '../../../model/text/character-classes.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { becameJapanese, JAPANESE, type MendedLines, PLAUSIBLE, toMended } from './mended-lines.ts';
import { isOfTwoBytes, type Misreading, reread } from './reread.ts';

/** What each misreading shows often, and healthy texts hardly ever; Japanese in single bytes is told by being Japanese. */
const MISREADINGS: readonly (Misreading & { sign?: RegExp })[] = [
  // No letter with a mark, and no sign that may be beside one; Â and Ã, but at the end of a word in capitals.
  {
    was: 'utf-8',
    takenFor: 'windows-1252',
    sign: /[^\u0000-\u007fÀ-ÿŒœŠšŽžŸ“”‘’–—…‹›«»™®©•·¹²³ªº°§¶†‡\u00a0±¼½¾´¨¸¬¢£¥¿¡]|(?<!\p{Lu})[ÂÃ]/gu,
  },
  { was: 'utf-8', takenFor: 'macroman', sign: /[‚„]/g },
  { was: 'utf-8', takenFor: 'cp437', sign: /[Γπ]/g },
  // Beginnings of kana and of English quotation marks.
  { was: 'utf-8', takenFor: 'shift_jis', sign: /[縺繧繝窶]/g },
  { was: 'utf-8', takenFor: 'gbk', sign: /[銇銈銉鈥]/g },
  // Kana; の, に, を and their like.
  { was: 'euc-jp', takenFor: 'shift_jis', sign: /[､･][｡-ﾟ]/g },
  { was: 'shift_jis', takenFor: 'gbk', sign: /[偺偵傪偼偑偱偟偡傞傟]/g },
  ...(['shift_jis', 'euc-jp'] as const).flatMap((was) =>
    (['windows-1252', 'macroman', 'cp437'] as const).map((takenFor) => ({ was, takenFor })),
  ),
];
/** The share of signs in the characters beyond ASCII of what is no UTF-8, and of what cannot be mended. */
const LEAST_SHARE = 1 / 20;
const LEAST_SHARE_OF_LOST = 1 / 8;
/** Characters beyond ASCII; copied from a page, a no-break space among them is a space. */
const RUN = /[^\u0000-\u007f]+(?: [^\u0000-\u007f]+)*/g;
/** Japanese in bytes: several beyond ASCII after each other. */
const DENSE = /[^\u0000-\u007f]{3}/;
const HAS_KANA = new RegExp(`[${KANA}]`);
const FULL_WIDTH = new RegExp(`[${KANA}${KANJI}\\u3000-\\u303f]`);

/** Each way to read a text's lines in another encoding that gives Japanese, or English with its typographic signs. */
export function mendEncoding(lines: readonly string[]): MendedLines[] {
  return MISREADINGS.flatMap((misreading) => {
    if (misreading.was === 'utf-8') return mendUtf8(lines, misreading);
    const isTold = !misreading.sign || measureSigns(lines, misreading.sign) >= LEAST_SHARE;
    return isTold ? mendJapanese(lines, misreading) : [];
  });
}

/** What a text was taken for that shows it still, because characters were lost on the way: the misreading, and where. */
export function findLost(lines: readonly string[]): { misreading: string; line: number } | undefined {
  const found = MISREADINGS.find(
    ({ takenFor, sign }) =>
      isOfTwoBytes(takenFor) && sign && measureSigns(lines, sign) >= LEAST_SHARE_OF_LOST,
  );
  const line = lines.findIndex((each) => found?.sign && each.search(found.sign) >= 0);
  return found && { misreading: nameOf(found), line };
}

const nameOf = ({ was, takenFor }: Misreading) => `${was} read as ${takenFor}`;

/** The share of signs in what a text has beyond ASCII; 0 of a few, which are chance. */
function measureSigns(lines: readonly string[], sign: RegExp): number {
  const signs = lines.reduce((sum, line) => sum + (line.match(sign)?.length ?? 0), 0);
  if (signs <= THRESHOLDS.fewest) return 0;
  return signs / lines.reduce((sum, line) => sum + (line.match(RUN)?.join('').length ?? 0), 0);
}

/** Lines with runs of UTF-8 that can be nothing else; if there are any, also those of nothing but what may be UTF-8. */
function mendUtf8(lines: readonly string[], misreading: (typeof MISREADINGS)[number]): MendedLines[] {
  let isMisread = false;
  const tries = lines.map((line) => {
    let [isWhole, isTold] = [true, false];
    const mended = line.replace(RUN, (run, at: number) => {
      const right = readRun(run, misreading);
      if (right === undefined) isWhole = false;
      else isTold ||= (line.charAt(at - 1) + run).search(misreading.sign ?? LOST) >= 0;
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
  const letters = right?.replace(/[\u0000-\u007f\ufffd]/g, '') ?? '';
  const lost = (right?.split(LOST).length ?? 1) - 1;
  const isText =
    lost > 0
      ? isOfTwoBytes(misreading.takenFor) &&
        letters.length >= lost * 2 &&
        HAS_KANA.test(letters) &&
        JAPANESE.test(letters)
      : [...letters].every((char) => PLAUSIBLE.test(char));
  return isText ? right : undefined;
}

/** Lines that are Japanese in an encoding from before UTF-8: `‚±‚ê` → `これ`. */
function mendJapanese(lines: readonly string[], misreading: Misreading): MendedLines[] {
  const name = nameOf(misreading);
  const mend = (line: string) => {
    const right = line.search(RUN) < 0 || HAS_KANA.test(line) ? '' : (reread(line, misreading) ?? '');
    // A healthy sign stands for bytes as well: “ for ｡ｰ.
    return JAPANESE.test(right) && FULL_WIDTH.test(right) ? right : line;
  };
  // Few lines of other texts are dense enough to be tried; only if they are Japanese are all.
  const dense = lines.filter((line) => DENSE.test(line));
  const isJapanese = dense.length > 0 && becameJapanese(dense, toMended(dense, dense.map(mend), name));
  return isJapanese ? [toMended(lines, lines.map(mend), name)] : [];
}
