import { LOST } from '../../../model/text/character-classes.ts';
import { hasKana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { BEYOND_ASCII, countCharacters } from '../score-text.ts';
import { becameJapanese, JAPANESE, type MendedLines, PLAUSIBLE, toMended } from './mended-lines.ts';
import { isOfTwoBytes, type Misreading, reread } from './reread.ts';

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
  let isMisread = false;
  // The same few signs come again and again.
  const known = new Map<string, string | undefined>();
  const tries = lines.map((line) => {
    let [isWhole, isTold] = [true, false];
    const mended = line.replace(RUN, (run, at: number) => {
      if (!known.has(run)) known.set(run, readRun(run, misreading));
      const right = known.get(run);
      if (right === undefined) isWhole = false;
      else
        isTold ||=
          misreading.sign !== undefined && countCharacters(line.charAt(at - 1) + run, misreading.sign) > 0;
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
  const becomes = dense.length > 0 && becameJapanese(dense, toMended(dense, dense.map(mend), name));
  return becomes ? [toMended(lines, lines.map(mend), name)] : [];
}
