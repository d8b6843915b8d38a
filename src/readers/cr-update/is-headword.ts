import { KANA, KANJI } from '../../text/character-classes.ts';
import { isJapanese } from '../../text/script.ts';

/** Longest headword: `Controller of the Source, Your Opponent's Turn`-like entries stay below it. */
const LONGEST = 48;

const BEGINNING = new RegExp(`^[“"'(]?[A-Z0-9${KANA}${KANJI}]`);

/** Whether a line can be the headword of a glossary entry: short, a name and no sentence. Takes folded text. */
export function isHeadword(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || /^\d+\./.test(trimmed)) return false;
  if (/[。、:;!?]|[.”」)]$|\.\s|[{}]/.test(trimmed)) return false;
  if (!BEGINNING.test(trimmed)) return false;
  return isJapanese(trimmed) || trimmed.split(/\s+/).length <= 7;
}
