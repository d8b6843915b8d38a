import { joinSentences } from '../../../model/records/lang.ts';
import type { NumberHistory } from '../../../model/records/number-history.ts';
import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { toEditionId } from '../../../model/text/edition-id.ts';
import {
  countChangedBelow,
  type DatedAnswer,
  resolveNumber,
} from '../../../rulebook/history/resolve-number.ts';
import { fetchJson } from '../fetch-json.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageLang } from '../own-page.ts';

/** The parts of an address that name a day; gone from it once they are answered, so that a copy asks anew. */
const ASKED = ['ed', 'was', 'then'];

/**
 * Answers a link made for a day in one line: goes on where its rule is another than the page's, else says in the notice
 * what became of it and takes the question out of the address.
 */
export async function answerLink(notice: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const { number: own = '', rules = '' } = notice.dataset;
  const was = query.get('was') ?? '';
  const number = isRuleNumber(was) ? was : own;
  const written = query.get('ed') ?? '';
  const edition = toEditionId(written);
  const day = edition ?? written;
  if (!isRuleNumber(number)) return;
  const facts = edition ? await ask(number, edition) : ('malformed' as const);
  const page = typeof facts === 'object' ? facts.answer.page : undefined;
  if (page && page !== own && !document.getElementById(page)) {
    const way = new URLSearchParams({ ed: day, was: number });
    location.replace(`${rules}${page}/?${way}`);
    return;
  }
  const isCurrent = !document.querySelector('.notice.gone');
  const strings = await loadStrings('links');
  const { sentences, parts, isReworded } = describeLink(facts, { number, day, own, isCurrent }, strings);
  write(notice, sentences, parts, rules);
  if (isReworded && document.getElementById('history'))
    notice.append(' ', h('a', { href: '#history' }, strings.see));
  notice.hidden = false;
  if (typeof facts === 'object' && facts.answer.kind !== 'unclear') replaceOtherNotices(notice);
  // What else the number has meant is worth reading again.
  else delete document.documentElement.dataset['dated'];
  if (facts === 'failed') return;
  for (const name of ASKED) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}

/** What is known of the number. */
async function ask(number: RuleNumber, day: string): Promise<LinkFacts | 'failed'> {
  try {
    const history = await fetchJson<NumberHistory>('api/v1/history.json');
    const answer = await resolveNumber(number, day, fetchJson);
    const below = answer.kind === 'right' ? await countChangedBelow(number, day, fetchJson) : 0;
    return { answer, oldest: history.editions[0] ?? day, below };
  } catch {
    return 'failed';
  }
}

/** Writes sentences with the numbers of parts as links in the place of `{parts}`. */
function write(notice: HTMLElement, text: string, parts: readonly RuleNumber[], rules: string): void {
  const [before = '', ...after] = text.split('{parts}');
  notice.replaceChildren(before);
  if (after.length === 0) return;
  for (const [index, part] of parts.entries())
    notice.append(index > 0 ? ', ' : '', h('a.number', { href: `${rules}${part}/` }, part));
  notice.append(after.join(''));
}

/** The question that the others raise is answered; what a page of a number that is gone says goes on in the same line. */
function replaceOtherNotices(notice: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLElement>('.notice.earlier, .notice.gone')) {
    if (other.matches('.gone')) notice.append(' ', ...other.querySelectorAll('.last-edition'));
    other.hidden = true;
  }
}

/** What a link for a day asked for, and the number of the page it led to. */
interface AskedLink {
  number: RuleNumber;
  /** As written in the address. */
  day: string;
  own: string;
  /** Whether that page has a rule of today. */
  isCurrent: boolean;
}

/** What is known of it. */
interface LinkFacts {
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
