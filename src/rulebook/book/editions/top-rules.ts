import type { Rule } from '../../../model/records/rule.ts';

/** What a table of contents begins with: the chapters; of a book without any the sections that have a name, else all. */
export function listTopRules({ rules }: { rules: readonly Rule[] }): Rule[] {
  const chapters = rules.filter(({ level }) => level === 'chapter');
  if (chapters.length > 0) return chapters;
  const sections = rules.filter(({ level }) => level === 'section');
  const named = sections.filter(({ en, ja }) => en?.title ?? ja?.title);
  return named.length > 0 ? named : sections;
}
