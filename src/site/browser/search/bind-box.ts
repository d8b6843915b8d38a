import type { SearchFilter } from '../../../features/search/engine/name-resources.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { toSearchPath } from '../../../rulebook/book/address.ts';
import { findClosest } from '../find-closest.ts';
import { h } from '../h.ts';
import { toOwnPath } from '../own-page.ts';
import { readStorage, writeStorage } from '../storage.ts';
import {
  type BoxResult,
  describeAnswer,
  describeResult,
  type ResultContext,
  renderAnswer,
  renderGroup,
  type SearchTier,
} from './render-results.ts';

/** Where searches are kept, and how many. */
const [RECENT, MOST_RECENT] = ['searches', 6] as const;

/** The parts of a search box; the page makes them, the script fills them. */
export interface BoxParts {
  input: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
  /** Asks for the next results; absent where the list is short by design. */
  more?: HTMLButtonElement;
  /** Shown instead of results when the search cannot be had. */
  failure: HTMLElement;
}

interface BoxOptions extends ResultContext {
  /** Results at a time. */
  count: number;
  /** Results at first, where more of them were shown before the reader left the page. */
  firstCount?: number;
  readFilter?: () => SearchFilter;
  onQuery?: (query: string) => void;
  /** Enter where no answer is chosen; without it the form of the input is sent. */
  onSearch?: () => void;
  /** Receives the number of results, and of which tier they are. */
  onShown?: (shown: number, tier: SearchTier) => void;
}

/**
 * Results while typing. In a box the arrows choose one of them and Enter opens it; Enter alone opens the rule whose number
 * is there, else it searches and stays. An IME's own keys are left alone. The function asks what is in the box again:
 * after a change of filters.
 */
export function bindBox(parts: BoxParts, options: BoxOptions): () => void {
  const { input, list, status, more, failure } = parts;
  let shown = 0;
  let active = -1;
  let shownQuery = '';
  let typedNumber: string | undefined;
  const askWorker = createSearchClient(() => {
    failure.hidden = false;
    status.textContent = options.texts.failed;
    showList(false);
  });

  const isBox = options.answers === 'options';
  const hits = () => [...list.querySelectorAll<HTMLAnchorElement>('.search-group a, .search-recent')];
  const showList = (isShown: boolean) => {
    list.hidden = !isShown;
    if (isBox) input.setAttribute('aria-expanded', String(isShown));
  };
  const select = (place: number) => {
    const all = hits();
    active = all.length === 0 || place < -1 ? -1 : Math.min(place, all.length - 1);
    for (const [at, hit] of all.entries()) hit.ariaSelected = String(at === active);
    const chosen = all[active];
    if (chosen) {
      input.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const show = (result: BoxResult, tier: SearchTier, from: number) => {
    const query = input.value.trim();
    // The second tier answers the same query again: what the arrows chose stays chosen.
    const chosen = query === shownQuery ? hits()[active]?.href : undefined;
    shownQuery = query;
    typedNumber = result.number?.state === 'found' ? result.groups[0]?.hits[0]?.path : undefined;
    if (from === 0) {
      list.replaceChildren();
      shown = 0;
    }
    if (result.answer && !isBox) list.append(renderAnswer(result.answer, options));
    // Before the first rule: cards are no rules to count, and are given once.
    if (import.meta.env.HAS_CARDS && result.cards)
      list.append(renderGroup(result.cards, -result.cards.hits.length, options));
    for (const group of result.groups) {
      list.append(renderGroup(group, shown, options));
      shown += group.hits.length;
    }
    const described = describeResult(result, query, tier, options);
    // Said once: the second tier often finds as many.
    if (status.textContent !== described) status.textContent = described;
    if (more) more.hidden = shown >= result.total;
    showList(list.childElementCount > 0);
    if (from === 0 && isBox) select(chosen ? hits().findIndex(({ href }) => href === chosen) : -1);
    if (result.total === 0 && tier === 'text' && !result.number && !result.cards) {
      status.textContent = `${described} ${options.texts.examples}`;
      offer(options.texts.example);
    }
    options.onShown?.(shown, tier);
  };
  const ask = (from: number, count = options.count) => {
    const query = input.value.trim();
    options.onQuery?.(query);
    if (query === '') {
      status.textContent = '';
      if (more) more.hidden = true;
      showRecent();
      return;
    }
    if (list.childElementCount === 0 && failure.hidden) status.textContent = options.texts.loading;
    askWorker(
      { query, lang: options.lang, filter: options.readFilter?.() ?? {}, from, count },
      (result, tier) => show(result, tier, from),
    );
  };
  const offer = (queries: readonly string[]) => {
    list.replaceChildren(...queries.map((query, place) => renderOffer(query, place)));
    shown = 0;
    active = -1;
    showList(true);
  };
  const showRecent = () => {
    const recent = readRecent();
    status.textContent = recent.length > 0 ? options.texts.recent : options.texts.examples;
    offer(recent.length > 0 ? recent : options.texts.example);
  };
  const renderOffer = (query: string, place: number) => {
    const href = toOwnPath(toSearchPath(options.lang, query));
    const offered = h('a.search-recent.quiet', { href, ...describeAnswer(options, place) }, query);
    offered.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      input.value = query;
      input.focus();
      ask(0);
    });
    return offered;
  };

  input.addEventListener('input', () => ask(0));
  input.addEventListener('keydown', (event) => {
    // An IME takes Enter and the arrows for itself; Safari ends the composition before its keydown (229).
    if (event.isComposing || event.keyCode === 229) return;
    if (isBox && event.key === 'ArrowDown') select(active + 1);
    else if (isBox && event.key === 'ArrowUp') select(active - 1);
    else if (event.key === 'Enter') {
      const chosen = hits()[active];
      if (chosen) chosen.click();
      else if (typedNumber) location.assign(toOwnPath(typedNumber));
      else return options.onSearch?.();
    } else return;
    event.preventDefault();
  });
  list.addEventListener('click', (event) => {
    if (findClosest(event.target, 'a.search-hit')) rememberSearch(input.value.trim());
  });
  more?.addEventListener('click', () => {
    const next = shown;
    ask(shown);
    hits()[next - 1]?.focus({ preventScroll: true });
  });
  if (input.value.trim() === '') showRecent();
  else ask(0, options.firstCount);
  return () => ask(0);
}

/** What was searched for before in this browser, the last first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led to a result. */
function rememberSearch(query: string): void {
  if (query === '') return;
  const kept = [query, ...readRecent().filter((other) => other !== query)].slice(0, MOST_RECENT);
  writeStorage(RECENT, JSON.stringify(kept));
}

export function forgetSearches(): void {
  writeStorage(RECENT, '[]');
}

/** What a reader asks the worker; of several questions only the last is answered. */
export interface AskedQuestion {
  id: number;
  query: string;
  lang: Lang;
  filter: SearchFilter;
  from: number;
  count: number;
}

/** What the worker tells the page. An answer from names alone is given again once the full text is there, or cards are. */
export type SearchReply =
  | { type: 'answer'; id: number; result: BoxResult; tier: SearchTier }
  | { type: 'failed' };

type Hear = (result: BoxResult, tier: SearchTier) => void;

let worker: Worker | undefined;

/** Starts the search of a page, once; `onFailed` where its files cannot be had. The function asks, and calls back with each answer. */
function createSearchClient(onFailed: () => void) {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const started = worker;
  let id = 0;
  let answer: Hear | undefined;
  started.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (data.type === 'failed') {
      // The next box tries again.
      worker = undefined;
      onFailed();
    }
    if (data.type === 'answer' && data.id === id) answer?.(data.result, data.tier);
  });
  started.addEventListener('error', onFailed);
  return (question: Omit<AskedQuestion, 'id'>, onAnswer: Hear) => {
    id++;
    answer = onAnswer;
    started.postMessage({ id, ...question } satisfies AskedQuestion);
  };
}
