import type { EditionId } from '../records/edition.ts';
import type { Question } from '../records/question.ts';
import { compareRuleNumbers, type RuleNumber } from '../records/rule-number.ts';

/** An authored question by the numbers of today. */
export interface BookQuestion extends Pick<Question, 'en' | 'ja'> {
  /** The rule that answers best. */
  rule: RuleNumber;
  /** Other rules that answer as well. */
  also: readonly RuleNumber[];
}

/** The authored questions of the book, by rule and number. */
export interface BookQuestions {
  /** In book order. */
  all: readonly BookQuestion[];
  /** Those a rule answers; those it answers best first. */
  about(number: RuleNumber): readonly BookQuestion[];
}

/** Carries questions to today; one whose rule has no number today is left out, or goes to the next that answers it. */
export function carryQuestions(
  questions: readonly Question[],
  today: (edition: EditionId, number: RuleNumber) => RuleNumber | undefined,
): BookQuestions {
  const all = questions
    .flatMap(({ rule, also = [], edition, en, ja }): BookQuestion[] => {
      const [first, ...others] = [rule, ...also].flatMap((number) => today(edition, number) ?? []);
      return first ? [{ rule: first, also: others, en, ja }] : [];
    })
    .sort((a, b) => compareRuleNumbers(a.rule, b.rule));
  const about = new Map<RuleNumber, BookQuestion[]>();
  const add = (number: RuleNumber, question: BookQuestion) =>
    about.set(number, [...(about.get(number) ?? []), question]);
  for (const question of all) add(question.rule, question);
  for (const question of all) for (const number of question.also) add(number, question);
  return { all, about: (number) => about.get(number) ?? [] };
}
