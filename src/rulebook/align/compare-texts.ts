import type { TextChange } from '../../model/records/edition-changes.ts';
import type { RuleSide } from '../../model/records/rule.ts';
import { type ComparableText, toComparableText } from './comparable-text.ts';

/** How an English text of one edition differs from that of another. */
export function compareTexts(
  before: Pick<ComparableText, 'folded' | 'masked'>,
  after: Pick<ComparableText, 'folded' | 'masked'>,
): TextChange {
  if (before.folded === after.folded) return 'same';
  return before.masked === after.masked ? 'references' : 'reworded';
}

/** The English of a record: of a rule, or of a glossary entry without its headwords. */
type English = Pick<RuleSide, 'title' | 'blocks'>;
const NONE: English = { blocks: [] };

/** The same for the English of two records; none counts as an empty text. Most did not change at all, which shows at once. */
export function compareSides(before: English = NONE, after: English = NONE): TextChange {
  if (isSameText(before, after)) return 'same';
  return compareTexts(
    toComparableText(before.title, before.blocks),
    toComparableText(after.title, after.blocks),
  );
}

/** Whether two texts are the same to the letter. */
export function isSameText(before: English = NONE, after: English = NONE): boolean {
  if (before.title !== after.title) return false;
  if (before.blocks === after.blocks) return true;
  if (before.blocks.length !== after.blocks.length) return false;
  return before.blocks.every(({ type, text }, index) => {
    const other = after.blocks[index];
    return type === other?.type && text === other.text;
  });
}
