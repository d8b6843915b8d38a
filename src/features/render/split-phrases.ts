import { loadDefaultJapaneseParser } from 'budoux';
import { onceFor } from '../../rulebook/book/once.ts';

const parser = loadDefaultJapaneseParser();

/**
 * Cuts a Japanese heading into the phrases (文節) between which a line may end: 起動型能力の | 起動. Joined again the
 * phrases are the text itself. Browsers that know `word-break: auto-phrase` do the same by themselves; this is for the
 * others. The same headings are on many pages.
 */
export const splitPhrases = onceFor((text: string): readonly string[] => parser.parse(text));
