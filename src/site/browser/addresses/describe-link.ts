import { joinSentences } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import type { DatedAnswer } from '../../../rulebook/history/resolve-number.ts';
import { readPageLang } from '../own-page.ts';

/** What a link for a day asked for, and the number of the page it led to. */
export interface AskedLink {
  number: RuleNumber;
  /** As written in the address. */
  day: string;
  own: string;
  /** Whether that page has a rule of today. */
  isCurrent: boolean;
}

/** What is known of it. */
export interface LinkFacts {
  answer: DatedAnswer;
  /** The oldest edition whose numbers are known. */
  oldest: string;
  /** Numbers below its own that mean another rule or have other words than then. */
  below: number;
}

/**
 * Puts what is known of a link made for a day into words: only what is known, and each thing once. Gives sentences as one
 * text, `{parts}` still in it, with what is there, and whether the rule of the page has other words than then.
 */
export function describeLink(
  facts: LinkFacts | 'malformed' | 'failed',
  { number, day, own, isCurrent }: AskedLink,
  strings: Strings['links'],
  lang = readPageLang(),
) {
  const tell = (sentences: readonly string[], parts: readonly RuleNumber[] = [], isReworded = false) => ({
    sentences: joinSentences(sentences, lang),
    parts,
    isReworded,
  });
  if (facts === 'malformed') return tell([formatString(strings.malformed, { date: day })]);
  const date = formatDate(lang, day);
  if (facts === 'failed') return tell([formatString(strings.failed, { date, number })]);
  const { answer, oldest, below } = facts;
  const { kind, now = '', page, isReworded, beyond, parts } = answer;
  const edition = formatDate(lang, (beyond === 'before' ? undefined : answer.edition) ?? oldest);
  const when = formatString(answer.edition === day ? strings.under : strings.between, { date, edition });
  const values = { date, edition, day: when, number, now, parts: '{parts}' };
  const say = (name: Exclude<keyof Strings['links'], 'below'>) => formatString(strings[name], values);
  if (beyond === 'before') return tell([say('early')]);
  if (beyond === 'after') return tell([say(kind === 'never' ? 'laterNever' : 'later')]);
  if (kind === 'unclear') return tell([say('unclear')]);
  if (kind === 'never') return tell([say('never')]);
  const other = number === own && isCurrent ? [say('other')] : [];
  if (kind === 'split') return tell([say('split'), ...other], parts);
  if (kind === 'retired') return tell([say('retired'), ...other]);
  const name = kind === 'moved' ? (isReworded ? 'movedReworded' : 'moved') : isReworded ? 'reworded' : 'same';
  const left = page !== now && page === own ? [say('leftOut')] : [];
  const changed = below > 0 ? [formatCount(lang, strings.below, below)] : [];
  const first = below > 0 && name === 'same' ? say('sameNumber') : say(name);
  return tell([first, ...changed, ...left], [], isReworded || below > 0);
}
