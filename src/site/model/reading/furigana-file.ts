import { levelOf, parentOf, type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';

/**
 * Name of the file with the readings over a rule's kanji: `601`, the whole section, or `702.9`, the rule with its
 * subrules, where the section is too long for one page. A page without texts of rules has none.
 */
export function toFuriganaFile(book: RuleTree, number: RuleNumber): string | undefined {
  const level = levelOf(number);
  if (level === 'chapter') return undefined;
  const section = sectionOf(number);
  if (book.rangesOf(section).length <= 1) return section;
  return level === 'section' ? undefined : level === 'rule' ? number : parentOf(number);
}
