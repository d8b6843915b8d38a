import type { SearchFilter } from '../../../features/search/engine/name-resources.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { toSearchPath } from '../../../rulebook/book/address.ts';
import { collectParts } from '../collect-parts.ts';
import { loadStrings } from '../load-strings.ts';
import { toOwnAddress } from '../own-page.ts';
import { type BoxParts, bindBox } from './bind-box.ts';
import type { SearchTier } from './render-results.ts';

const KINDS = new Map<string, SearchFilter['kinds']>([
  ['rules', ['chapter', 'section', 'rule', 'subrule']],
  ['glossary', ['glossary']],
  ['rulings', ['ruling']],
]);

const COUNT = 20;

/** Brings the search page to life: the query of its address, results while typing, filters, more results. */
export async function bindSearchPage(form: HTMLFormElement, lang: Lang): Promise<void> {
  const parts = collectParts<BoxParts>(document);
  const { input } = parts;
  const parameters = new URLSearchParams(location.search);
  // What was typed before this script came stays.
  input.value = parameters.get('q') ?? input.value;
  for (const select of form.querySelectorAll('select'))
    select.value = parameters.get(select.name) ?? select.value;
  const filters = form.querySelector('details');
  if (filters) filters.open = [...form.querySelectorAll('select')].some((select) => select.value !== '');
  const value = (name: string) => String(new FormData(form).get(name) ?? '');
  const readFilter = (): SearchFilter => {
    const filter: SearchFilter = {};
    const kinds = KINDS.get(value('kind'));
    if (kinds) filter.kinds = kinds;
    if (value('chapter') !== '') filter.chapters = [value('chapter')];
    if (value('in') === 'en' || value('in') === 'ja') filter.lang = value('in') as Lang;
    return filter;
  };
  const keepInAddress = (query: string) => {
    const address = new URL(toOwnAddress(toSearchPath(lang, query)));
    for (const select of form.querySelectorAll('select'))
      if (select.value !== '') address.searchParams.set(select.name, select.value);
    history.replaceState(history.state, '', address);
  };
  const place = keepPlace();
  const askAgain = bindBox(parts, {
    lang,
    texts: await loadStrings('search'),
    prefix: 'search-page',
    answers: 'links',
    count: COUNT,
    readFilter,
    onQuery: (query) => {
      document.documentElement.toggleAttribute('data-asked', query !== '');
      keepInAddress(query);
    },
    // The keyboard of a phone gives way to the answers.
    onSearch: () => matchMedia('(pointer: coarse)').matches && input.blur(),
    firstCount: Math.max(COUNT, place.shown),
    onShown: place.onShown,
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement) askAgain();
  });
  if (input.value === '') input.focus({ preventScroll: true });
}

/** Who comes back from a result finds as many results as before, and is where they were. */
function keepPlace(): { shown: number; onShown: (shown: number, tier: SearchTier) => void } {
  const { shown = 0, top = 0 } = (history.state ?? {}) as { shown?: number; top?: number };
  let here = shown;
  let isBack = top > 0;
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => history.replaceState({ shown: here, top: scrollY }, ''));
  return {
    shown,
    onShown: (now, tier) => {
      here = now;
      if (!isBack || (tier === 'names' && now < shown)) return;
      isBack = false;
      scrollTo({ top, behavior: 'instant' });
    },
  };
}
