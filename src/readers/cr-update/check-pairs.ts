import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import { compareRuleNumbers, type RuleNumber } from '../../records/rule-number.ts';
import type { RuleDraft } from './rule-draft.ts';

/** Reports rules that stand in one language only (headings aside) and pairs that stand out of order. */
export function checkPairs(rules: readonly RuleDraft[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let highest: RuleNumber | undefined;
  for (const { number, en, ja, place } of rules) {
    const english = (en?.blocks.length ?? 0) > 0;
    const japanese = (ja?.blocks.length ?? 0) > 0;
    if (english && !japanese)
      diagnostics.push(
        reportDiagnostic('rule-only-english', place, `${number} stands here in English only`, undefined, {
          actual: number,
        }),
      );
    if (japanese && !english)
      diagnostics.push(
        reportDiagnostic('rule-only-japanese', place, `${number} stands here in Japanese only`, undefined, {
          actual: number,
        }),
      );
    const isBehind = highest !== undefined && compareRuleNumbers(number, highest) < 0;
    if (isBehind && english && japanese)
      diagnostics.push(
        reportDiagnostic('number-out-of-order', place, `${number} stands after ${highest}`, undefined, {
          actual: number,
        }),
      );
    if (!isBehind) highest = number;
  }
  return diagnostics;
}
