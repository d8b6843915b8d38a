import type { GlossarySide } from '../../model/records/glossary-entry.ts';
import type { RuleSide } from '../../model/records/rule.ts';
import { toPlainText } from '../../model/records/text.ts';

/** One language of a rule as the text that editions are compared by: its title and its paragraphs, a line each. */
export function toRuleText({ title, blocks }: RuleSide): string {
  return [title, toPlainText(blocks)].filter(Boolean).join('\n');
}

/** The same for a glossary entry, its headwords left out. */
export function toEntryText({ blocks, senses, after = [] }: GlossarySide): string {
  const numbered = senses.map((sense, index) => `${index + 1}. ${toPlainText(sense)}`);
  return [toPlainText(blocks), ...numbered, toPlainText(after)].filter(Boolean).join('\n');
}
