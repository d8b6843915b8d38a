import { readPageEdition } from './own-page.ts';
import { findRuleInView } from './rule-in-view.ts';
import { readKept, readStorage, writeKept, writeStorage } from './storage.ts';

/**
 * Lets the radios of a group decide a `data-…` attribute of the root, and keeps the choice for the next page. A
 * script before the first paint has set the attribute from what was kept.
 */
export function rememberChoice(name: 'view' | 'theme', standard: string): void {
  const root = document.documentElement;
  const radios = [
    ...document.querySelectorAll<HTMLInputElement>(`input:is([name="${name}"], [data-choice="${name}"])`),
  ];
  const show = () => {
    const chosen = root.dataset[name] ?? standard;
    for (const radio of radios) radio.checked = radio.value === chosen;
  };
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      root.dataset[name] = radio.value;
      show();
      writeStorage(name, radio.value);
    });
  }
  show();
  // A page that comes back out of the browser's own cache shows what was chosen meanwhile on another.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    root.dataset[name] = readStorage(name) ?? standard;
    show();
  });
}

/**
 * Keeps the language that a reader goes over to, for the page at the root of the site, and takes the place along: the
 * question of the address, and its fragment or else the rule that is being read.
 */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      writeStorage('language', link.dataset['language'] ?? '');
      link.search = location.search;
      link.hash = location.hash || (findRuleInView()?.id ?? '');
    });
  }
}

/** So many are looked through for changes. */
const MOST_OPENED = 200;

/** Keeps which rules were opened; once there is another edition, the ways to the pinned rules say how many of them changed. */
export function rememberOpened(): void {
  const edition = readPageEdition();
  const number = document.getElementById('toc')?.dataset['number'];
  const opened = readKept('opened');
  if (opened.edition && opened.edition !== edition)
    import('./tray/mark-news.ts').then(({ markNews }) => markNews());
  else if (number) {
    const others = opened.numbers.filter((each) => each !== number);
    writeKept('opened', { edition, numbers: [number, ...others].slice(0, MOST_OPENED) });
  }
}
