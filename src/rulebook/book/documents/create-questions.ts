import type { Question } from '../../../model/records/question.ts';
import { compareRuleNumbers, type RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../editions/editions.ts';
import { once } from '../once.ts';

/** An authored question by the current numbers. */
export interface BookQuestion extends Pick<Question, 'question' | 'en' | 'ja'> {
  /** The rule that answers best. */
  rule: RuleNumber;
  /** Other rules that answer as well. */
  also: readonly RuleNumber[];
}

/** What players ask, in their words. */
export type Questions = ReturnType<typeof createQuestions>;

/** The questions of the collections at the current numbers; worked out when first asked for. */
export function createQuestions(authoredQuestions: readonly Question[], editions: Editions) {
  const carried = once(() => carryQuestions(authoredQuestions, editions));
  return {
    /** By the numbers of their editions. */
    authoredQuestions,
    /** In book order, by the rule that answers. */
    questions: (): readonly BookQuestion[] => carried().all,
    /** Those a rule answers; those it answers best first. */
    questionsAbout: (number: RuleNumber): readonly BookQuestion[] => carried().about.get(number) ?? [],
  };
}

/** Carries questions on; one whose rule has no number any more is left out, or goes to the next that answers it. */
function carryQuestions(questions: readonly Question[], { currentNumberOf }: Editions) {
  const all = questions
    .flatMap(({ rule, also = [], edition, ...asked }): BookQuestion[] => {
      const [first, ...others] = [rule, ...also].flatMap((number) => currentNumberOf(edition, number) ?? []);
      return first ? [{ ...asked, rule: first, also: others }] : [];
    })
    .sort((a, b) => compareRuleNumbers(a.rule, b.rule));
  const about = new Map<RuleNumber, BookQuestion[]>();
  const add = (number: RuleNumber, question: BookQuestion) =>
    about.set(number, [...(about.get(number) ?? []), question]);
  for (const question of all) add(question.rule, question);
  for (const question of all) for (const number of question.also) add(number, question);
  return { all, about };
}
