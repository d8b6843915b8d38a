import type { NumberHistory } from '../../../model/records/number-history.ts';
import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toEditionId } from '../../../model/text/edition-id.ts';
import { countChangedBelow, resolveNumber } from '../../../rulebook/history/resolve-number.ts';
import { fetchJson } from '../fetch-json.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { describeLink, type LinkFacts } from './describe-link.ts';

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
