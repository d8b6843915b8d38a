import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Check, Checkable } from './check.ts';
import { checkExamples } from './check-examples.ts';
import { checkReferences } from './check-references.ts';
import { checkRulePairs } from './check-rule-pairs.ts';
import { checkTermPairs } from './check-term-pairs.ts';
import { checkTitles } from './check-titles.ts';

/** Every check there is; adding one is adding a file and a line here. */
export const CHECKS: readonly Check[] = [
  checkRulePairs,
  checkTermPairs,
  checkReferences,
  checkTitles,
  checkExamples,
];

/** Runs every check over an edition or a document. */
export function runChecks(content: Checkable): Diagnostic[] {
  return CHECKS.flatMap((check) => check(content));
}
