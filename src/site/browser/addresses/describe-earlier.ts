import type { Lang } from '../../../model/records/lang.ts';
import { formatMonth } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import type { EarlierRule } from '../../../rulebook/history/meaning-runs.ts';

/** So many of the rules that a number was are told, the last first: some numbers were ten. */
const TOLD = 2;

/** What a typed number was when, and where that is today, a sentence each: 502.9b（1999年4月～2009年7月）は現在702.19bです。 */
export function describeEarlier(
  number: string,
  earlier: readonly EarlierRule[],
  texts: Pick<Strings['search'], 'earlier' | 'earlierGone'>,
  lang: Lang,
): string[] {
  return earlier.slice(0, TOLD).map(({ since, until, now }) => {
    const span = [since, until].map((day) => day && formatMonth(lang, day)).join(lang === 'ja' ? '～' : '–');
    return formatString(now ? texts.earlier : texts.earlierGone, { number, span, now: now ?? '' });
  });
}
