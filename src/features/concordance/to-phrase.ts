import { CONTROL_CHARACTERS } from '../../model/text/control-characters.ts';
import { tidySpaces } from '../../model/text/spaces.ts';
import { toMatchText } from './match-text.ts';

/** Characters; no phrase that occurs twice is longer. */
export const LONGEST_PHRASE = 200;

/** What was typed as it is looked for: half-width kana made whole, folded, what shows nothing left out, not too long. */
export function toPhrase(typed: string): string {
  const plain = typed.replace(CONTROL_CHARACTERS, '').normalize('NFKC');
  return [...tidySpaces(toMatchText(plain))].slice(0, LONGEST_PHRASE).join('').trim();
}
