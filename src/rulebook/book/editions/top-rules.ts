import type { Rule } from '../../../model/records/rule.ts';
import type { RuleTree } from './rule-tree.ts';

/** The sections of what a table of contents begins with; none where that is a section itself. */
export function sectionsOfTop(
  { childrenOf }: Pick<RuleTree, 'childrenOf'>,
  { level, number }: Rule,
): readonly Rule[] {
  return level === 'chapter' ? childrenOf(number) : [];
}

/** What a table of contents begins with: the chapters; of a book without any the sections that have a name, else all. */
export function listTopRules({ rules }: { rules: readonly Rule[] }): Rule[] {
  const chapters = rules.filter(({ level }) => level === 'chapter');
  if (chapters.length > 0) return chapters;
  const sections = rules.filter(({ level }) => level === 'section');
  const named = sections.filter(({ en, ja }) => en?.title ?? ja?.title);
  return named.length > 0 ? named : sections;
}
