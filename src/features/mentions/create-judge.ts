import type { EditionId } from '../../model/records/edition.ts';
import type { NumberHistory } from '../../model/records/number-history.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { createResolver, type DatedAnswer, type LoadFile } from '../../rulebook/history/create-resolver.ts';

/** What became of a number that somebody wrote. */
export interface Verdict extends DatedAnswer {
  /** The day that the text was written, where it is known. */
  day?: string;
  /** Of a text without a day, where the number is not in use: the last edition that had it, which the answer is about. */
  until?: EditionId;
}

export type Judge = (number: RuleNumber, day?: string) => Promise<Verdict>;

/**
 * Judges numbers by a built site. A text without a day is taken to mean today's rules; a number that these lack is looked
 * for in the editions before, newest first. Rejects where a file of the site cannot be had.
 */
export function createJudge(load: LoadFile): Judge {
  const resolve = createResolver(load);
  const known = new Map<string, Promise<Verdict>>();

  async function judge(number: RuleNumber, day?: string): Promise<Verdict> {
    const answer = await resolve(number, day);
    if (day !== undefined) return { ...answer, day };
    if (answer.kind !== 'never') return answer;
    const { editions } = (await load('api/v1/history.json')) as NumberHistory;
    for (const until of editions.toReversed()) {
      const earlier = await resolve(number, until);
      if (earlier.kind !== 'never') return { ...earlier, until };
    }
    return answer;
  }

  return function judgeOnce(number, day) {
    const key = `${number} ${day ?? ''}`;
    const verdict = known.get(key) ?? judge(number, day);
    known.set(key, verdict);
    return verdict;
  };
}
