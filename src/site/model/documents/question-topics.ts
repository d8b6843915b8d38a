import type { Rule } from '../../../model/records/rule.ts';
import { sectionOf } from '../../../model/records/rule-number.ts';
import type { BookQuestion, Questions } from '../../../rulebook/book/documents/create-questions.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';

/** A section of the book with what players ask about it. */
export interface QuestionTopic {
  section: Rule;
  /** In book order. */
  questions: readonly BookQuestion[];
}

/** The sections of a chapter that are asked about. */
export function listQuestionTopics(book: RuleTree & Questions, chapter: Rule): QuestionTopic[] {
  const bySection = Map.groupBy(book.questions(), ({ rule }) => sectionOf(rule));
  return book.childrenOf(chapter.number).flatMap((section) => {
    const questions = bySection.get(section.number);
    return questions ? [{ section, questions }] : [];
  });
}
