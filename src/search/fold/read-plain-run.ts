import { toHiragana } from '../../text/kana.ts';
import { followsItsBase, OTHER_FORMS } from './fold-character.ts';

/** Latin letters and digits, hiragana, katakana without ヴ, kanji without digits. */
const RUN = /[A-Za-z0-9]+|[ぁ-ん]+|[ァ-ン]+|(?:(?![〇一二三四五六七八九十百])[㐀-鿿])+/y;
const KATAKANA = /^[ァ-ン]/;

/** The run at the offset in its folded form, unit for unit; undefined where its neighbours have to be looked at. */
export function readPlainRun(text: string, from: number): string | undefined {
  RUN.lastIndex = from;
  let run = RUN.exec(text)?.[0];
  if (run === undefined) return undefined;
  if (followsItsBase(text[from + run.length] ?? '')) run = run.slice(0, -1);
  const code = run.charCodeAt(0);
  if (code < 0x80) return run.toLowerCase();
  if (KATAKANA.test(run)) return toHiragana(run);
  if (code < 0x3400) return run;
  const end = run.search(OTHER_FORMS);
  return end < 0 ? run : run.slice(0, end);
}
