import { foldForms } from '../../model/text/fold-forms.ts';

/**
 * A text as phrases are looked for in it: widths, quotes and dashes as ASCII, small letters, unit for unit, so that
 * offsets hold. Kana and kanji stay as they are written. `Ｔａｐ’s` → `tap's`.
 */
export function toMatchText(text: string): string {
  const folded = foldForms(text);
  const small = folded.toLowerCase();
  // İ becomes two units.
  return small.length === folded.length
    ? small
    : folded.replace(/./gsu, (sign) =>
        sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
      );
}
