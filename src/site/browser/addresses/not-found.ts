import type { Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { isCalendarDay } from '../../../model/text/calendar-day.ts';
import type { NumbersResource } from '../../../outputs/api/numbers-resource.ts';
import { findNearestNumbers } from '../../../rulebook/history/find-nearest-numbers.ts';
import { createElement } from '../create-element.ts';
import { fetchJson } from '../fetch-json.ts';
import { readOldAddress } from './read-old-address.ts';

/** On the page for what is not there: goes on to the number an address meant, or offers the nearest ones. */
async function goOn(offers: readonly HTMLElement[], base: string): Promise<void> {
  const meant = readOldAddress(location.pathname, location.hash, base);
  if (!meant) return;
  const numbers = await loadNumbers();
  const number = meant.number.candidates.find((each) => numbers.includes(each));
  const below = meant.lang ? `${meant.lang}/cr` : 'cr';
  if (number) {
    location.replace(`${base}${below}/${number}/${location.search}`);
    return;
  }
  const [written] = meant.number.candidates;
  const query = new URLSearchParams(location.search);
  const day = query.get('ed') ?? '';
  const page = written && (await findOldMeaning(written, isCalendarDay(day) ? day : undefined));
  // A link that was followed already and led here leads nowhere.
  if (page && query.has('ed') && !query.has('was')) {
    query.set('was', written);
    location.replace(`${base}${below}/${page}/?${query}`);
    return;
  }
  const near = findNearestNumbers(meant.number.shown, numbers);
  const nearest = page ? [page, ...near.filter((each) => each !== page)] : near;
  for (const offer of offers)
    if (!meant.lang || offer.lang === meant.lang) showOffer(offer, meant.number.shown, nearest, base);
}

/**
 * The rule to show for a number of editions that are not at hand: what it meant on a day, else when it was last in use.
 * Undefined where no edition had it, its rule is gone, or nobody can be asked.
 */
async function findOldMeaning(number: RuleNumber, day: string | undefined): Promise<RuleNumber | undefined> {
  const load = (path: string) => fetchJson<unknown>(`/${path}`);
  try {
    const { createResolver, findLastDay } = await import('../../../rulebook/history/create-resolver.ts');
    const asked = day ?? (await findLastDay(number, load));
    return asked === undefined ? undefined : (await createResolver(load)(number, asked)).page;
  } catch {
    return undefined;
  }
}

/** Every number ever published, in book order; empty where the list cannot be had. */
async function loadNumbers(): Promise<RuleNumber[]> {
  return fetchJson<NumbersResource>('/api/v1/numbers.json').then(
    ({ numbers }) => numbers,
    () => [],
  );
}

function showOffer(offer: HTMLElement, asked: string, nearest: readonly RuleNumber[], base: string): void {
  const [sentence, list] = offer.children;
  if (!sentence || !list || nearest.length === 0) return;
  const lang = offer.lang as Lang;
  sentence.textContent = (offer.dataset['text'] ?? '').replace('{number}', asked);
  list.replaceChildren(
    ...nearest.map((number) => {
      const link = createElement('a', { href: `${base}${lang}/cr/${number}/`, class: 'number' }, number);
      return createElement('li', {}, link);
    }),
  );
}

const offers = [...document.querySelectorAll<HTMLElement>('.nearest')];
const base = offers[0]?.dataset['base'];
if (base) void goOn(offers, base);
