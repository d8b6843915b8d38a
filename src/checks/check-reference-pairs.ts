import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import type { Lang } from '../records/lang.ts';
import { findRuleReferences } from '../records/rule-reference.ts';
import type { Check } from './check.ts';
import { findSurplus, listPairs } from './text-pairs.ts';

/** Rules that one language of a record refers to and the other does not. */
export const checkReferencePairs: Check = (content) =>
  listPairs(content).flatMap(({ name, en, ja }) => {
    const [left, right] = [findNumbers(en.text, 'en'), findNumbers(ja.text, 'ja')];
    const [onlyEn, onlyJa] = [findSurplus(left, right), findSurplus(right, left)];
    if (onlyEn.length + onlyJa.length === 0) return [];
    const parts = [
      ...(onlyEn.length > 0 ? [`${onlyEn.join(', ')} in English only`] : []),
      ...(onlyJa.length > 0 ? [`${onlyJa.join(', ')} in Japanese only`] : []),
    ];
    return [
      reportDiagnostic('references-differ', ja.place, `${name} refers to ${parts.join('; ')}`, en.place),
    ];
  });

function findNumbers(text: string, lang: Lang): string[] {
  return [...new Set(findRuleReferences(text, lang).flatMap(({ numbers }) => numbers))].sort();
}
