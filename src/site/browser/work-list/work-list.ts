import { formatString } from '../../../model/strings/format-string.ts';
import { takeCommandKey } from '../keys/command-keys.ts';
import { readHeadHeight } from '../rule-in-view.ts';
import { showMessage } from '../show-message.ts';

/**
 * Keys through the items of the work list that the filter shows, and the filter told to who does not see it. The filter
 * itself is the style sheet's.
 */
const keys = document.querySelector<HTMLElement>('.work-keys');
if (keys) {
  keys.hidden = false;
  // Before the keys of every page, for which j and k mean the next rule.
  document.addEventListener(
    'keydown',
    (event) => {
      const key = takeCommandKey(event);
      if (key !== 'j' && key !== 'k') return;
      event.preventDefault();
      goToItem(key === 'j' ? 1 : -1);
    },
    { capture: true },
  );
  window.addEventListener('hashchange', () => markFilter(true));
  markFilter(false);
}

function listShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.work-entry')].filter((entry) =>
    entry.checkVisibility(),
  );
}

/** Puts the focus on the next item, so that a screen reader reads it; past the last, goes to the page after. */
function goToItem(step: 1 | -1): void {
  const entries = listShown();
  const next = entries[findCurrent(entries, step) + step];
  if (next) {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start' });
    return;
  }
  const page = document.querySelector<HTMLLinkElement>(`link[rel="${step > 0 ? 'next' : 'prev'}"]`);
  if (page) location.assign(page.href + readFilter());
  else showMessage(keys?.dataset[step > 0 ? 'last' : 'first'] ?? '');
}

/** Place of the item with the focus, else of the one at the head of the window; before the first, -1. */
function findCurrent(entries: readonly HTMLElement[], step: 1 | -1): number {
  const focused = entries.findIndex((entry) => entry.contains(document.activeElement));
  if (focused >= 0) return focused;
  const line = readHeadHeight();
  const below = entries.findIndex((entry) => entry.getBoundingClientRect().top >= line);
  if (below < 0) return step > 0 ? entries.length - 1 : entries.length;
  return step > 0 ? below - 1 : below;
}

/** The state that the address names: `#state-changed`; empty where it names none. */
function readFilter(): string {
  return /^#state-[a-z]+$/.test(location.hash) ? location.hash : '';
}

/** Marks the link of the state that is shown; after a choice, says how many items there are. */
function markFilter(isChosen: boolean): void {
  const chosen = readFilter() || '#state-all';
  for (const link of document.querySelectorAll('.work-filter a[href^="#"]'))
    if (link.getAttribute('href') === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  const status = document.getElementById('work-status');
  if (isChosen && readFilter() && status)
    status.textContent = formatString(status.dataset['text'] ?? '', { count: listShown().length });
}
