import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Check, Checkable } from './check.ts';
import { checkCardNames } from './check-card-names.ts';
import { checkCounts } from './check-counts.ts';
import { checkDoubledWords } from './check-doubled-words.ts';
import { checkOneSided } from './check-one-sided.ts';
import { checkQuantities } from './check-quantities.ts';
import { checkReferencePairs, checkReferences } from './check-references.ts';
import { checkSymbols } from './check-symbols.ts';
import { checkTermNames } from './check-term-names.ts';
import { checkTitles } from './check-titles.ts';

/** What a translation must keep; adding a check is adding a file and a line here. */
const PAIR_CHECKS: readonly Check[] = [
  checkCounts,
  checkSymbols,
  checkReferencePairs,
  checkQuantities,
  checkCardNames,
  checkTermNames,
];

/** Every check there is, those of the pairs last. */
const CHECKS: readonly Check[] = [
  checkOneSided,
  checkReferences,
  checkTitles,
  checkDoubledWords,
  ...PAIR_CHECKS,
];

/** Runs every check over an edition or a document. */
export function runChecks(content: Checkable): Diagnostic[] {
  return CHECKS.flatMap((check) => check(content));
}
