import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Check, Checkable } from './check.ts';
import { checkDoubledWords } from './check-doubled-words.ts';
import { checkOneSided } from './check-one-sided.ts';
import { checkCardNames, checkCounts, checkQuantities, checkSymbols } from './check-pairs.ts';
import { checkReferencePairs, checkReferences } from './check-references.ts';
import { checkTermNames } from './check-term-names.ts';
import { checkTitles } from './check-titles.ts';

/** Every check there is, those of what a translation must keep last; adding a check is adding a file and a line here. */
const CHECKS: readonly Check[] = [
  checkOneSided,
  checkReferences,
  checkTitles,
  checkDoubledWords,
  checkCounts,
  checkSymbols,
  checkReferencePairs,
  checkQuantities,
  checkCardNames,
  checkTermNames,
];

/** Runs every check over an edition or a document. */
export function runChecks(content: Checkable): Diagnostic[] {
  return CHECKS.flatMap((check) => check(content));
}
