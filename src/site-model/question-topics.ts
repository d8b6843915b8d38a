import type { BookQuestion, Questions } from '../book/create-questions.ts';
import type { RuleTree } from '../book/rule-tree.ts';
import type { Rule } from '../records/rule.ts';

/** A section of the book with what players ask about it. */
export interface QuestionTopic {
  section: Rule;
  /** In book order. */
  questions: readonly BookQuestion[];
}

/** The sections of a chapter that are asked about. */
export function listQuestionTopics(book: RuleTree & Questions, chapter: Rule): QuestionTopic[] {
  return book.childrenOf(chapter.number).flatMap((section) => {
    const questions = book.questions().filter(({ rule }) => rule.split('.')[0] === section.number);
    return questions.length > 0 ? [{ section, questions }] : [];
  });
}
