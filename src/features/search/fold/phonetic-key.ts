import { isHiragana } from '../../../model/text/kana.ts';
import { isLatin } from '../../../model/text/script.ts';
import { foldText } from './fold-text.ts';

const ROWS: readonly (readonly [string, string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
];
const VOWELS = 'aiueo';
const SMALL: ReadonlyMap<string, string> = new Map(
  Object.entries({ ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' }),
);
const SMALL_Y: ReadonlyMap<string, string> = new Map(Object.entries({ ゃ: 'ya', ゅ: 'yu', ょ: 'yo' }));
const SYLLABLES = new Map<string, string>([
  ...ROWS.flatMap(([consonant, kana]) =>
    [...kana].map((syllable, index) => [syllable, consonant + VOWELS[index]] as const),
  ),
  ['や', 'ya'],
  ['ゆ', 'yu'],
  ['よ', 'yo'],
  ['わ', 'wa'],
  ['ゐ', 'i'],
  ['ゑ', 'e'],
  ['を', 'wo'],
  ['ん', 'n'],
  ['ゎ', 'wa'],
  ['ゔ', 'bu'],
]);

/** Spellings of one sound in Hepburn, kunrei and what people type, brought to one; in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[tc]ch/g, 'tty'],
  [/sch|sh/g, 'sy'],
  [/ch|cy/g, 'ty'],
  [/dj|j/g, 'zy'],
  [/dz/g, 'z'],
  [/ts/g, 't'],
  [/ph|fy?/g, 'h'],
  [/vu(?=[aieo])/g, 'v'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/([szthdn])y(?=i)/g, '$1'],
  [/d(?=[iu])/g, 'z'],
  [/dy/g, 'zy'],
  [/zyy/g, 'zy'],
  [/yy/g, 'y'],
  [/m(?=[bpm])/g, 'n'],
  [/nn/g, 'n'],
  [/wh?u?(?=[ieo])/g, ''],
];
/** Long vowels, however they are written: ou, oo, ō, oh, ei, ee. */
const LONG_VOWELS: readonly (readonly [RegExp, string])[] = [
  [/a+/g, 'a'],
  [/i+/g, 'i'],
  [/u+/g, 'u'],
  [/oh(?=[^aiueoy]|$)/g, 'o'],
  [/o[ou]*/g, 'o'],
  [/e[ei]*/g, 'e'],
];

/**
 * What a reading sounds like, whichever way it is written: `せんせいこうげき`, `sensei kougeki`, `sensē kōgeki` →
 * `sensekogeki`; `shunsoku`, `syunsoku`, `シュンソク` → `syunsoku`. Undefined for text that is neither kana nor Latin.
 */
export function toPhoneticKey(text: string): string | undefined {
  const folded = foldText(text);
  if (isLatin(folded)) return unifySpelling(folded.replaceAll(' ', ''));
  const kana = folded.replaceAll(' ', '');
  return isHiragana(kana) ? unifySpelling(toRomaji(kana)) : undefined;
}

function unifySpelling(romaji: string): string {
  let key = romaji;
  for (const [spelling, one] of SPELLINGS) key = key.replace(spelling, one);
  for (const [spelling, one] of LONG_VOWELS) key = key.replace(spelling, one);
  return key;
}

/** Kana, sound by sound; っ doubles the next consonant, 長音 is left out as long vowels are. */
function toRomaji(kana: string): string {
  let romaji = '';
  let doubled = false;
  for (const char of kana) {
    if (char === 'っ') doubled = true;
    else if (char === 'ー') continue;
    else if (SMALL_Y.has(char)) romaji = romaji.replace(/i$/, '') + SMALL_Y.get(char);
    else if (SMALL.has(char)) romaji = joinSmallVowel(romaji, SMALL.get(char) ?? '');
    else {
      const syllable = SYLLABLES.get(char) ?? '';
      romaji += (doubled && /^[^aiueon]/.test(syllable) ? syllable[0] : '') + syllable;
      doubled = false;
    }
  }
  return romaji;
}

/** ティ → ti, ファ → fa, ウォ → o, シェ → sye. */
function joinSmallVowel(romaji: string, vowel: string): string {
  if (/(?:^|[aiueon])u$/.test(romaji)) return romaji.replace(/u$/, '') + vowel;
  if (/[szt]i$/.test(romaji)) return `${romaji.slice(0, -1)}y${vowel}`;
  return romaji.replace(/[aiueo]$/, '') + vowel;
}
