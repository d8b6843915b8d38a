import type { Lang } from '../../../model/records/lang.ts';
import { joinSentences } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { toEditionId } from '../../../model/text/edition-id.ts';
import type { NumbersResource } from '../../../outputs/api/numbers-resource.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import { findNearestNumbers } from '../../../rulebook/history/find-nearest-numbers.ts';
import { type EarlierRule, listEarlierRules } from '../../../rulebook/history/meaning-runs.ts';
import { loadMeanings, resolveNumber } from '../../../rulebook/history/resolve-number.ts';
import { fetchJson } from '../fetch-json.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { toOwnPath } from '../own-page.ts';
import { describeEarlier } from './describe-earlier.ts';
import { readOldAddress } from './read-old-address.ts';

/** On the page for what is not there: goes on to the number an address meant, or offers the nearest ones. */
async function goOn(offers: readonly HTMLElement[]): Promise<void> {
  const meant = readOldAddress(location.pathname, location.hash, toOwnPath('/'));
  if (!meant) return;
  const numbers = await loadNumbers();
  const number = meant.number.candidates.find((each) => numbers.includes(each));
  const below = meant.lang ? `/${meant.lang}/cr` : '/cr';
  if (number) {
    location.replace(toOwnPath(`${below}/${number}/${location.search}`));
    return;
  }
  const [written] = meant.number.candidates;
  const earlier = written ? await listEarlier(written) : [];
  const query = new URLSearchParams(location.search);
  const day = toEditionId(query.get('ed') ?? '');
  // A link that was followed already and led here leads nowhere.
  const page = written && day && !query.has('was') && (await findMeant(written, day));
  if (page) {
    query.set('was', written);
    location.replace(toOwnPath(`${below}/${page}/?${query}`));
    return;
  }
  const { shown } = meant.number;
  for (const offer of offers) {
    const lang = offer.lang as Lang;
    if (meant.lang && lang !== meant.lang) continue;
    const told =
      earlier.length > 0 && describeEarlier(shown, earlier, await loadStrings('search', lang), lang);
    if (told) showOffer(offer, joinSentences(told, lang), listToday(earlier));
    else
      showOffer(
        offer,
        formatString(offer.dataset['text'] ?? '', { number: shown }),
        findNearestNumbers(shown, numbers),
      );
  }
}

/** The rules that a number was in editions that are not at hand; none where nobody can be asked. */
async function listEarlier(number: RuleNumber): Promise<EarlierRule[]> {
  const runs = await loadMeanings(number, fetchJson).catch(() => []);
  return listEarlierRules(runs, number);
}

/** The rule to show for what a number meant on a day. */
async function findMeant(number: RuleNumber, day: string): Promise<RuleNumber | undefined> {
  return (await resolveNumber(number, day, fetchJson).catch(() => undefined))?.page;
}

/** Where these rules are today, each once. */
function listToday(earlier: readonly EarlierRule[]): RuleNumber[] {
  return [...new Set(earlier.flatMap(({ now }) => now ?? []))];
}

/** Every number ever published, in book order; empty where the list cannot be had. */
async function loadNumbers(): Promise<RuleNumber[]> {
  return fetchJson<NumbersResource>('api/v1/numbers.json').then(
    ({ numbers }) => numbers,
    () => [],
  );
}

function showOffer(offer: HTMLElement, told: string, offered: readonly RuleNumber[]): void {
  const [sentence, list] = offer.children;
  if (!sentence || !list) return;
  sentence.textContent = told;
  list.replaceChildren(
    ...offered.map((number) => {
      const link = h('a.number', { href: toOwnPath(toRulePath(offer.lang as Lang, number)) }, number);
      return h('li', link);
    }),
  );
}

const offers = [...document.querySelectorAll<HTMLElement>('.nearest')];
if (offers.length > 0) void goOn(offers);
