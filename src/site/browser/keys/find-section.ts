import { type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { ContentsChapter, ContentsLine } from '../../model/reading/contents-tree.ts';

/** The section after or before that of a number; a chapter is before its first section. Undefined past the ends. */
export function findSection(
  chapters: readonly ContentsChapter[],
  number: RuleNumber,
  step: 1 | -1,
): ContentsLine | undefined {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const own = sectionOf(number);
  const found = sections.findIndex((section) => section.number === own);
  const first = sections.findIndex((section) => section.number.startsWith(own));
  return found < 0 ? sections[step > 0 ? first : first - 1] : sections[found + step];
}
