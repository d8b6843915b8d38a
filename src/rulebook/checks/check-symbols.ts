import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { listSymbols } from '../../model/records/split-symbols.ts';
import type { Check } from './check.ts';
import { describeSurplus, findSurplus, listPairs } from './text-pairs.ts';

/** Symbols such as `{W/U}` that are in one language of a record only. How often each occurs is left to translators. */
export const checkSymbols: Check = (content) =>
  listPairs(content).flatMap(({ name, en, ja }) => {
    const [left, right] = [listSymbols(en.text), listSymbols(ja.text)];
    const [onlyEn, onlyJa] = [findSurplus(left, right).join(''), findSurplus(right, left).join('')];
    const parts = describeSurplus(onlyEn, onlyJa);
    if (parts.length === 0) return [];
    return [
      reportDiagnostic('symbols-differ', ja.place, `${name} has ${parts.join(', ')}`, en.place, {
        actual: onlyJa,
        expected: onlyEn,
      }),
    ];
  });
