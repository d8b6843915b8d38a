import { HIRAGANA, KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { toHiragana } from '../../../model/text/kana.ts';

/** Two forms of one character that editions and keyboards mix. */
const CHARACTER_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    涛: '濤',
    繫: '繋',
    剝: '剥',
    摑: '掴',
    塡: '填',
    噓: '嘘',
    頰: '頬',
    龍: '竜',
    虫: '蟲',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ß: 'ss',
  }),
);

const folded = new Map<string, string>();

/**
 * One character with the marks that belong to it, without regard to its neighbours: NFKC, lower case, hiragana, no
 * accents (but ガ stays が). `ｶﾞ` → `が`, `É` → `e`.
 */
export function foldCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const unmarked = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, (mark) => (isKanaMark(mark) ? mark : ''))
    .normalize('NFC');
  const plain = toHiragana(unmarked).replace(/[\s\S]/g, (unit) => CHARACTER_FORMS.get(unit) ?? unit);
  folded.set(character, plain);
  return plain;
}

/** A character with another form that it is folded to, beyond case and kana. */
const OTHER_FORMS = new RegExp(`[${[...CHARACTER_FORMS.keys()].join('')}]`);

/** Sounds and accents that belong to the character before them: ﾞ, ﾟ and combining marks. */
export function followsItsBase(character: string): boolean {
  const code = character.charCodeAt(0);
  return (
    (code >= 0x300 && code <= 0x36f) ||
    code === 0x3099 ||
    code === 0x309a ||
    code === 0xff9e ||
    code === 0xff9f
  );
}

function isKanaMark(mark: string): boolean {
  return mark === '\u3099' || mark === '\u309a';
}

/** Latin letters and digits, kana without ゔ, kanji without digits. */
const RUN = new RegExp(
  `[A-Za-z0-9]+|(?:(?!ゔ)[${HIRAGANA}])+|(?:(?!ヴ)[${KATAKANA}])+|(?:(?![〇一二三四五六七八九十百])[${KANJI}])+`,
  'y',
);
const KANA_START = new RegExp(`^[${HIRAGANA}${KATAKANA}]`);

/** The run at the offset in its folded form, unit for unit; undefined where its neighbours have to be looked at. */
export function readPlainRun(text: string, from: number): string | undefined {
  RUN.lastIndex = from;
  let run = RUN.exec(text)?.[0];
  if (run === undefined) return undefined;
  if (followsItsBase(text[from + run.length] ?? '')) run = run.slice(0, -1);
  if (run.charCodeAt(0) < 0x80) return run.toLowerCase();
  if (KANA_START.test(run)) return toHiragana(run);
  const end = run.search(OTHER_FORMS);
  return end < 0 ? run : run.slice(0, end);
}
