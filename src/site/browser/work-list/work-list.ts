import { formatString } from '../../../model/strings/format-string.ts';

/** The keys through the items are told, and the filter to who does not see it. The filter itself is the style sheet's. */
const keys = document.querySelector<HTMLElement>('.work-keys');
if (keys) {
  keys.hidden = false;
  window.addEventListener('hashchange', () => markFilter(true));
  markFilter(false);
}

/** Marks the link of the state that the address names, `#state-changed`; after a choice, says how many items there are. */
function markFilter(isChosen: boolean): void {
  const filter = /^#state-[a-z]+$/.test(location.hash) ? location.hash : '';
  for (const link of document.querySelectorAll('.work-filter a[href^="#"]'))
    if (link.getAttribute('href') === (filter || '#state-all')) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  const status = document.getElementById('work-status');
  if (!isChosen || !filter || !status) return;
  const state = filter === '#state-all' ? '' : `[data-state="${filter.slice('#state-'.length)}"]`;
  const count = document.querySelectorAll(`.work-entry${state}`).length;
  status.textContent = formatString(status.dataset['text'] ?? '', { count });
}
