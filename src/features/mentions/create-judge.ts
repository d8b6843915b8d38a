import type { EditionId } from '../../model/records/edition.ts';
import type { NumberHistory } from '../../model/records/number-history.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { formatString } from '../../model/strings/format-string.ts';
import type { Strings } from '../../model/strings/get-strings.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { type DatedAnswer, type LoadFile, resolveNumber } from '../../rulebook/history/resolve-number.ts';

/** What became of a number that somebody wrote. */
export interface Verdict extends DatedAnswer {
  /** The day that the text was written, where it is known. */
  day?: string;
  /** Of a text without a day, where the number is not in use: the last edition that had it, which the answer is about. */
  until?: EditionId;
}

export type Judge = ReturnType<typeof createJudge>;

/**
 * Judges numbers by a built site. A text without a day is taken to mean today's rules; a number that these lack is looked
 * for in the editions before, newest first. Rejects where a file of the site cannot be had.
 */
export function createJudge(load: LoadFile) {
  async function judge(number: RuleNumber, day?: string): Promise<Verdict> {
    const answer = await resolveNumber(number, day, load);
    if (day !== undefined) return { ...answer, day };
    if (answer.kind !== 'never') return answer;
    const { editions } = (await load('api/v1/history.json')) as NumberHistory;
    for (const until of editions.toReversed()) {
      const earlier = await resolveNumber(number, until, load);
      if (earlier.kind !== 'never') return { ...earlier, until };
    }
    return answer;
  }

  const judgeOn = onceFor((day: string | undefined) => onceFor((number: RuleNumber) => judge(number, day)));
  return (number: RuleNumber, day?: string) => judgeOn(day)(number);
}

/** What became of a number, as a sentence: `701.34 is 701.40 today, with different wording`. `formatDay` writes days as readers do. */
export function explainVerdict(
  { kind, number, now, parts, isReworded, day, until, beyond }: Verdict,
  strings: Strings['mentions']['verdicts'],
  formatDay: (day: string) => string = (each) => each,
): string {
  const form =
    (kind === 'never' && day && 'neverThen') ||
    (kind === 'unclear' && beyond && 'tooEarly') ||
    (kind === 'moved' && isReworded && 'movedReworded') ||
    kind;
  const sentence = formatString(strings[form], {
    number,
    now: now ?? number,
    parts: parts.join(', '),
    day: day ? formatDay(day) : '',
  });
  return until ? `${sentence} ${formatString(strings.until, { edition: formatDay(until) })}` : sentence;
}
