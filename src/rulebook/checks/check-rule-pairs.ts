import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import type { Check } from './check.ts';

/** A rule that is in one language only, in an edition published in both. */
export const checkRulePairs: Check = ({ type, rules, langs }) => {
  if (type !== 'edition' || langs.length < 2) return [];
  return rules.flatMap(({ number, en, ja }) => {
    if (en && !ja)
      return [
        reportDiagnostic(
          'rule-only-english',
          en.place,
          `rule ${number} has no Japanese in this edition`,
          undefined,
          { expected: number },
        ),
      ];
    if (ja && !en)
      return [
        reportDiagnostic(
          'rule-only-japanese',
          ja.place,
          `rule ${number} has no English in this edition`,
          undefined,
          { actual: number },
        ),
      ];
    return [];
  });
};
