import { CONTROL_CHARACTERS } from '../../model/text/control-characters.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { tidySpaces } from '../../model/text/spaces.ts';

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

/** Characters; no phrase that occurs twice is longer. */
const LONGEST_PHRASE = 200;

/** What was typed as it is looked for: half-width kana made whole, folded, what shows nothing left out, not too long. */
export function toPhrase(typed: string): string {
  const plain = typed.replace(CONTROL_CHARACTERS, '').normalize('NFKC');
  return [...tidySpaces(toMatchText(plain))].slice(0, LONGEST_PHRASE).join('').trim();
}
