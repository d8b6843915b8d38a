import type { NumbersResource } from '../../api/numbers-resource.ts';
import type { Lang } from '../../records/lang.ts';
import type { RuleNumber } from '../../records/rule-number.ts';
import { createElement } from '../create-element.ts';
import { fetchJson } from '../fetch-json.ts';
import { findNearestNumbers } from './find-nearest-numbers.ts';
import { readOldAddress } from './read-old-address.ts';

/** On the page for what is not there: goes on to the number an address meant, or offers the nearest ones. */
async function goOn(offers: readonly HTMLElement[], base: string): Promise<void> {
  const meant = readOldAddress(location.pathname, location.hash, base);
  if (!meant) return;
  const numbers = await loadNumbers();
  const number = meant.number.candidates.find((each) => numbers.includes(each));
  if (number) {
    // Only the short link knows what a number meant in an edition.
    const below = meant.lang && !location.search ? `${meant.lang}/cr` : 'cr';
    location.replace(`${base}${below}/${number}/${location.search}`);
    return;
  }
  const nearest = findNearestNumbers(meant.number.shown, numbers);
  for (const offer of offers)
    if (!meant.lang || offer.lang === meant.lang) showOffer(offer, meant.number.shown, nearest, base);
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
