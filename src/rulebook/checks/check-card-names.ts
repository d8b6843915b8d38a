import { foldWidth } from '../../model/text/fold-width.ts';
import { type Check, checkPairs } from './check.ts';

/** `《魔の魅惑/Aluren(TE)》`: both names, without the set code. */
const CARD = /《[^《》/]*\/([^《》()]+)[^《》]*》/g;

/** A card that the Japanese names with its English name, which the English does not name. */
export const checkCardNames: Check = (content) =>
  checkPairs(content, ({ en, ja }) => {
    const english = foldName(en.text);
    const missing = [...foldWidth(ja.text).matchAll(CARD)]
      .map((match) => match[1]?.trim() ?? '')
      .filter((card) => card !== '' && !english.includes(foldName(card)));
    if (missing.length === 0) return [];
    const says = `names ${missing.map((card) => `“${card}”`).join(', ')} in Japanese only`;
    return [{ code: 'card-names-differ', says, actual: missing.join(', ') }];
  });

function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ');
}
