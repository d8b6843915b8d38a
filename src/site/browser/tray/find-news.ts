import { isRuleNumber, levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import {
  countChangedBelow,
  type DatedAnswer,
  resolveNumber,
} from '../../../rulebook/history/resolve-number.ts';
import { fetchJson } from '../fetch-json.ts';
import { readPageEdition } from '../own-page.ts';
import { readKept } from '../storage.ts';

/** Answers what a number of an edition means today. */
export const resolveToday = (number: RuleNumber, edition: string) =>
  resolveNumber(number, edition, fetchJson);

/** What became of a rule that was opened in an edition before this. */
export type News = Awaited<ReturnType<typeof ask>>;

/** The opened rules, pinned ones among them, that are others than at the last visit; rejects where that cannot be looked up. */
export async function findNews(): Promise<News[]> {
  const { edition, numbers } = readKept('opened');
  if (!edition || edition === readPageEdition()) return [];
  const all = await Promise.all(numbers.filter(isRuleNumber).map((number) => ask(number, edition)));
  return all.filter(({ answer, below }) => below > 0 || !UNCHANGED.includes(answer.kind));
}

const UNCHANGED: readonly DatedAnswer['kind'][] = ['right', 'never', 'unclear'];

async function ask(number: RuleNumber, edition: string) {
  const answer = await resolveToday(number, edition);
  /** Rules below it that changed; counted for rules and sections. */
  const isCounted = answer.kind === 'right' && levelOf(number) !== 'chapter';
  return { answer, below: isCounted ? await countChangedBelow(number, edition, fetchJson) : 0 };
}
