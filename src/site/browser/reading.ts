import { followAddress, showLinkNotice, watchHash } from './addresses/follow-address.ts';
import { bindCiting } from './citing/bind-citing.ts';
import { bindFolds } from './fold/bind-folds.ts';
import { bindFurigana } from './furigana/bind-furigana.ts';
import { bindCards } from './hover-card/bind-cards.ts';
import { bindKeys } from './keys/command-keys.ts';
import { startOffline } from './offline/offline.ts';
import { readPageLang } from './own-page.ts';
import { bindPrefetch } from './prefetch.ts';
import { rememberChoice, rememberLanguage, rememberOpened } from './remember.ts';
import { bindSearchKeys } from './search/open-search.ts';
import { bindTableOfContents } from './table-of-contents/bind-table-of-contents.ts';

/** What every page runs once it is there; all of it works on what the page already shows. */
rememberChoice('view', 'both');
rememberChoice('theme', 'system');
rememberLanguage();
rememberOpened();
bindFolds();
watchHash();
showLinkNotice();
bindCiting();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-find]')) bindFind(form);
startOffline();
bindTableOfContents();
followAddress();
bindKeys();
if (document.querySelector('a[data-search]')) bindSearchKeys(readPageLang());
bindFurigana();
bindCards();
bindPrefetch();
markScrolled();
skipRepeatedTerms();
namePrintedPages();

/** Of a term that a page links more than once the first link alone is a stop of the Tab key: a section had hundreds. */
function skipRepeatedTerms(): void {
  const seen = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a.term')) {
    if (seen.has(link.href)) link.tabIndex = -1;
    seen.add(link.href);
  }
}

/** Marks the root with `data-scrolled` while the page's heading is out of sight: the page bar then says where one is. */
function markScrolled(): void {
  const heading = document.querySelector('main h1');
  if (!heading) return;
  const { dataset } = document.documentElement;
  new IntersectionObserver(([entry]) => {
    const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    if (isAbove) dataset['scrolled'] = '';
    else delete dataset['scrolled'];
  }).observe(heading);
}

/**
 * Gives the foot of every printed page the edition and the address it is read at: the style sheet puts the page's number
 * beside. Where the browser has no margins to print them in, the head of the first page says them.
 */
function namePrintedPages(): void {
  addEventListener('beforeprint', () => {
    const address = `${location.origin}${location.pathname}`;
    const printed = document.querySelector('.printed-address');
    if (printed) printed.textContent = address;
    if (!('CSSMarginRule' in window)) return;
    const edition = [...document.querySelectorAll('.edition > *')].map((part) => part.textContent?.trim());
    document.documentElement.style.setProperty(
      '--printed',
      JSON.stringify([...edition, address].join(' · ')),
    );
  });
}

/** Sends a typed number to its page; anything else goes on to the search, as the form does by itself. */
function bindFind(form: HTMLFormElement): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { readTypedNumber } = await import('../../model/records/read-typed-number.ts');
    const [number] = readTypedNumber(form.querySelector('input')?.value ?? '')?.candidates ?? [];
    if (number) location.assign(`${form.dataset['find']}${number}/`);
    else form.submit();
  });
}
