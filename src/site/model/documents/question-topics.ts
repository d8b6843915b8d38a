import type { Lang } from '../../../model/records/lang.ts';
import { type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { BookQuestion, Questions } from '../../../rulebook/book/documents/create-questions.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';

/** A question that readers are shown, with the rules that answer it, the best first. */
export interface ShownQuestion {
  /** Id of its line on the page of its chapter. */
  id: string;
  text: Readonly<Record<Lang, string>>;
  numbers: readonly [RuleNumber, ...RuleNumber[]];
}

/** The sections of a chapter that are asked about, with what players ask in book order. */
export function listQuestionTopics(book: RuleTree & Questions, chapter: RuleNumber) {
  const bySection = Map.groupBy(toShown(book.questions()), ({ numbers: [rule] }) => sectionOf(rule));
  return book.childrenOf(chapter).flatMap((section) => {
    const questions = bySection.get(section.number);
    return questions ? [{ section, questions }] : [];
  });
}

/** What a rule answers best: its own questions, and the first of each of its subrules. */
export function listQuestionsOf(book: RuleTree & Questions, number: RuleNumber): ShownQuestion[] {
  const own = (each: RuleNumber) => toShown(book.questionsAbout(each).filter(({ rule }) => rule === each));
  return [...own(number), ...book.childrenOf(number).flatMap((child) => own(child.number).slice(0, 1))];
}

function toShown(questions: readonly BookQuestion[]): ShownQuestion[] {
  const counts = new Map<RuleNumber, number>();
  return questions.flatMap(({ rule, also, question }) => {
    if (!question) return [];
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return [{ id: `asked-${rule}-${count}`, text: question, numbers: [rule, ...also] }];
  });
}
