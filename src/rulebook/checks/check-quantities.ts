import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import type { Check } from './check.ts';
import { findQuantities } from './find-quantities.ts';
import { listPairs } from './text-pairs.ts';

/**
 * Quantities that the English of a record has and the Japanese has not: `twelve` beside `11個`. Only from five on: smaller
 * ones are idiom as often as number (either, both, 一方). A quantity in Japanese only is no fault: Japanese counts what
 * English lists (105.1: the colors are five).
 */
export const checkQuantities: Check = (content) =>
  listPairs(content).flatMap(({ name, en, ja }) => {
    const [left, right] = [findQuantities(en.text, 'en'), findQuantities(ja.text, 'ja')];
    const onlyEn = [...left].filter((value) => !right.has(value));
    if (onlyEn.length === 0) return [];
    const onlyJa = [...right].filter((value) => !left.has(value));
    const beside = onlyJa.length > 0 ? `; the Japanese has ${onlyJa.join(', ')}` : '';
    const message = `${name} has ${onlyEn.join(', ')} in English only${beside}`;
    return [
      reportDiagnostic('quantities-differ', ja.place, message, en.place, {
        actual: onlyJa.join(', '),
        expected: onlyEn.join(', '),
      }),
    ];
  });
