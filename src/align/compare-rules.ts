import type { TextChange } from '../records/edition-changes.ts';
import type { RuleSide } from '../records/rule.ts';
import { toComparableText } from './comparable-text.ts';

/** How the English of a rule differs between two editions. */
export function compareRules(before: RuleSide, after: RuleSide): TextChange {
  const old = toComparableText(before.title, before.blocks);
  const now = toComparableText(after.title, after.blocks);
  if (old.folded === now.folded) return 'same';
  return old.masked === now.masked ? 'references' : 'reworded';
}
