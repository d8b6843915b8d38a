import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import { SYMBOL_PATTERN } from '../records/symbol.ts';
import type { Check } from './check.ts';
import { findSurplus, listPairs } from './text-pairs.ts';

/** Symbols such as `{W/U}` that stand in one language of a record only. How often each stands is left to translators. */
export const checkSymbols: Check = (content) =>
  listPairs(content).flatMap(({ name, en, ja }) => {
    const [left, right] = [findSymbols(en.text), findSymbols(ja.text)];
    const [onlyEn, onlyJa] = [findSurplus(left, right), findSurplus(right, left)];
    if (onlyEn.length + onlyJa.length === 0) return [];
    const parts = [
      ...(onlyEn.length > 0 ? [`${onlyEn.join('')} in English only`] : []),
      ...(onlyJa.length > 0 ? [`${onlyJa.join('')} in Japanese only`] : []),
    ];
    return [
      reportDiagnostic('symbols-differ', ja.place, `${name} has ${parts.join(', ')}`, en.place, {
        actual: onlyJa.join(''),
        expected: onlyEn.join(''),
      }),
    ];
  });

const PRINTED = new RegExp(SYMBOL_PATTERN, 'g');

function findSymbols(text: string): string[] {
  return [...new Set(text.normalize('NFKC').match(PRINTED) ?? [])].sort();
}
