import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import type { Check } from './check.ts';
import { listPairs } from './text-pairs.ts';

/** `《魔の魅惑/Aluren(TE)》`: both names, without the set code. */
const CARD = /《[^《》/]*\/([^《》()]+)[^《》]*》/g;

/** A card that the Japanese names with its English name, which the English does not name. */
export const checkCardNames: Check = (content) =>
  listPairs(content).flatMap(({ name, en, ja }) => {
    const english = foldName(en.text);
    const missing = [...foldWidth(ja.text).matchAll(CARD)]
      .map((match) => match[1]?.trim() ?? '')
      .filter((card) => card !== '' && !english.includes(foldName(card)));
    if (missing.length === 0) return [];
    const message = `${name} names ${missing.map((card) => `“${card}”`).join(', ')} in Japanese only`;
    return [
      reportDiagnostic('card-names-differ', ja.place, message, en.place, { actual: missing.join(', ') }),
    ];
  });

function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ');
}
