import { formatString } from '../../model/strings/format-string.ts';
import type { Strings } from '../../model/strings/get-strings.ts';
import type { Verdict } from './create-judge.ts';

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
