import type { TextChange } from '../records/edition-changes.ts';
import type { Rule } from '../records/rule.ts';
import { type ComparableText, toComparableText } from './comparable-text.ts';

/** How an English text of one edition differs from that of another. */
export function compareTexts(
  before: Pick<ComparableText, 'folded' | 'masked'>,
  after: Pick<ComparableText, 'folded' | 'masked'>,
): TextChange {
  if (before.folded === after.folded) return 'same';
  return before.masked === after.masked ? 'references' : 'reworded';
}

/** The same for two rules; one without English counts as an empty text. */
export function compareRules(before: Rule, after: Rule): TextChange {
  return compareTexts(
    toComparableText(before.en?.title, before.en?.blocks ?? []),
    toComparableText(after.en?.title, after.en?.blocks ?? []),
  );
}
