import { levelOf, parentOf, type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';

/**
 * Name of the file with the readings over a rule's kanji: `601`, the whole section, or `702-1`, the first range of one
 * that is too long for one page. A page without texts of rules has none.
 */
export function toFuriganaFile(book: RuleTree, number: RuleNumber): string | undefined {
  const level = levelOf(number);
  if (level === 'chapter') return undefined;
  const section = sectionOf(number);
  const ranges = book.rangesOf(section);
  if (ranges.length <= 1) return section;
  const rule = level === 'subrule' ? parentOf(number) : number;
  const range = ranges.find(({ rules }) => rules.some((each) => each.number === rule));
  return range && `${section}-${range.index}`;
}

/** The same for the text of a term: a file for all whose slugs begin alike. */
export function toTermFuriganaFile(slug: string): string {
  return `glossary/${slug.slice(0, 1)}`;
}
