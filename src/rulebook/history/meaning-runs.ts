import type { EditionId } from '../../model/records/edition.ts';
import type { TextChange } from '../../model/records/rule.ts';
import { isRuleNumber, type RuleNumber } from '../../model/records/rule-number.ts';

/** What a number of a day means to today's reader. */
export type Resolution = (
  | { status: 'same' | 'reworded'; now: RuleNumber }
  | { status: 'moved'; now: RuleNumber; text: TextChange }
  | { status: 'gone' }
  /** No such rule then. */
  | { status: 'unknown' }
  /** A day between two known editions that say different things: one that nobody knows may decide. */
  | { status: 'unclear' }
) & {
  /** Rules of today that a part of it became, in book order. */
  parts?: readonly RuleNumber[];
  /** Where `now` has no page, because the text at hand leaves it out: the nearest rule above that has one. */
  page?: RuleNumber;
};

/** Days in a row on which a number meant one thing: from `since` until the next run begins. */
export interface MeaningRun {
  since: EditionId;
  meaning: Resolution;
}

const SIGNS = { gone: '-', unknown: '?', unclear: '!' } as const;

/**
 * What a number has meant as one line, oldest first: `1999-04-23=? 2003-07-01=702.8~ 2013-07-13=-+500.5a+500.5b`. After
 * the day the number of today, `-` where the rule is gone, `?` where there was none, `!` where nobody can tell; `~` for
 * other words since, `^` before the number above that has its page, `+` before each number that a part of it has today.
 */
export function formatMeanings(runs: readonly MeaningRun[]): string {
  return runs.map(({ since, meaning }) => `${since}=${formatMeaning(meaning)}`).join(' ');
}

/** Reads such a line of a number; what is none is left out. */
export function parseMeanings(line: string, number: RuleNumber): MeaningRun[] {
  return line.split(' ').flatMap((run) => {
    const [, since, sign, now, reworded, page, into = ''] =
      /^([v\d][\d.-]*)=(?:([-?!])|([\dA-Z][\d.a-zA-Z()-]*)(~?)(?:\^([\d.a-zA-Z()-]+))?)((?:\+[\d.a-zA-Z()-]+)*)$/.exec(
        run,
      ) ?? [];
    const meaning = parseMeaning(number, sign, now, reworded === '~' ? 'reworded' : 'same');
    if (!since || !meaning) return [];
    const parts = into.split('+').filter(isRuleNumber);
    const more = { ...(page && isRuleNumber(page) && { page }), ...(parts.length > 0 && { parts }) };
    return [{ since, meaning: { ...meaning, ...more } }];
  });
}

/** What held on a day; undefined before the first run. */
export function findMeaningOn(runs: readonly MeaningRun[], day: string): Resolution | undefined {
  return runs.findLast(({ since }) => since <= day)?.meaning;
}

/** Another rule that a number had: from its first day until the day on which it no longer did, and where it is today. */
export interface EarlierRule {
  since: EditionId;
  until?: EditionId;
  now?: RuleNumber;
}

/** The other rules that a number was, newest first, each once for days in a row whatever its words were. */
export function listEarlierRules(runs: readonly MeaningRun[], number: RuleNumber): EarlierRule[] {
  const earlier: EarlierRule[] = [];
  for (const [place, { since, meaning }] of runs.entries()) {
    const now = 'now' in meaning ? (meaning.page ?? meaning.now) : undefined;
    if (now === number || (!now && meaning.status !== 'gone')) continue;
    const until = runs[place + 1]?.since;
    const last = earlier.at(-1);
    const isSame = last !== undefined && last.until === since && last.now === now;
    const begun = isSame ? { since: last.since } : { since };
    if (isSame) earlier.pop();
    earlier.push({ ...begun, ...(until && { until }), ...(now && { now }) });
  }
  return earlier.reverse();
}

/** One of them without its day: `702.8~`. */
export function formatMeaning(meaning: Resolution): string {
  const parts = (meaning.parts ?? []).map((part) => `+${part}`).join('');
  if (!('now' in meaning)) return SIGNS[meaning.status] + parts;
  return meaning.now + (isReworded(meaning) ? '~' : '') + (meaning.page ? `^${meaning.page}` : '') + parts;
}

/** Whether the rule that it was has other words today. */
export function isReworded(meaning: Resolution): boolean {
  return meaning.status === 'reworded' || (meaning.status === 'moved' && meaning.text === 'reworded');
}

function parseMeaning(
  number: RuleNumber,
  sign: string | undefined,
  now: string | undefined,
  text: 'same' | 'reworded',
): Resolution | undefined {
  if (sign === '-') return { status: 'gone' };
  if (sign !== undefined) return { status: sign === '?' ? 'unknown' : 'unclear' };
  if (now === undefined || !isRuleNumber(now)) return undefined;
  return now === number ? { status: text, now } : { status: 'moved', now, text };
}
