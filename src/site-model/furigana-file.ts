import type { RuleTree } from '../book/rule-tree.ts';
import { levelOf, parentOf, type RuleNumber, sectionOf } from '../records/rule-number.ts';

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
