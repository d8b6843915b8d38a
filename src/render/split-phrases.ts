import { loadDefaultJapaneseParser } from 'budoux';

const parser = loadDefaultJapaneseParser();
/** The same headings stand on many pages. */
const known = new Map<string, readonly string[]>();

/**
 * Cuts a Japanese heading into the phrases (文節) between which a line may end: 起動型能力の | 起動. Joined again the
 * phrases are the text itself. Browsers that know `word-break: auto-phrase` do the same by themselves; this is for the
 * others.
 */
export function splitPhrases(text: string): readonly string[] {
  const phrases = known.get(text) ?? parser.parse(text);
  known.set(text, phrases);
  return phrases;
}
