import { HIRAGANA, KANJI, KATAKANA } from '../../text/character-classes.ts';
import { toHiragana } from '../../text/kana.ts';
import { followsItsBase, OTHER_FORMS } from './fold-character.ts';

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
