import type { TextChange } from '../records/edition-changes.ts';
import type { RuleSide } from '../records/rule.ts';
import { type ComparableText, toComparableText } from './comparable-text.ts';

/** How an English text of one edition differs from that of another. */
export function compareTexts(
  before: Pick<ComparableText, 'folded' | 'masked'>,
  after: Pick<ComparableText, 'folded' | 'masked'>,
): TextChange {
  if (before.folded === after.folded) return 'same';
  return before.masked === after.masked ? 'references' : 'reworded';
}

/** The same for the English of two rules; none counts as an empty text. */
export function compareSides(before: RuleSide | undefined, after: RuleSide | undefined): TextChange {
  return compareTexts(
    toComparableText(before?.title, before?.blocks ?? []),
    toComparableText(after?.title, after?.blocks ?? []),
  );
}
