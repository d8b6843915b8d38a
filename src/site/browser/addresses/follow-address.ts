import { listRules, watchRuleInView } from '../rule-in-view.ts';

/**
 * Keeps the rule in view in the address of a page that has several, so that copying it or coming back leads there. No
 * new step is made: back still leads to the page before.
 */
export function followAddress(): void {
  const [first, second] = listRules();
  // Documents quote rules too, but their own parts are what is linked to.
  if (!second || !/\/cr\/[^/]+\/$/.test(location.pathname)) return;
  watchRuleInView((rule) => {
    // Above the first rule the address is that of the page.
    const hash = !rule || (rule === first && scrollY < innerHeight / 3) ? '' : `#${rule.id}`;
    if (hash === location.hash || isNamedPartInView()) return;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  });
}

/** Whether the address leads to a part of the page that is no rule, the history or the citations, and it is in sight. */
function isNamedPartInView(): boolean {
  const part = location.hash ? document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`) : null;
  if (!part || part.matches('.rule')) return false;
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Has a fragment that names nothing on the page followed, now and whenever it changes; the code for it is fetched then. */
export function watchHash(): void {
  const follow = async () => {
    if (location.hash === '' || document.querySelector(':target')) return;
    (await import('./follow-hash.ts')).followHash();
  };
  follow();
  addEventListener('hashchange', follow);
}

/** Where the address names a day, says what a link made for it means today: `?ed=2024-09-20`, with `&was=701.34` where the number moved. */
export function showLinkNotice(): void {
  const notice = document.getElementById('link-notice');
  if (!notice || !new URLSearchParams(location.search).has('ed')) return;
  notice.addEventListener('click', () => {
    notice.hidden = true;
  });
  void import('./answer-link.ts').then(({ answerLink }) => answerLink(notice));
}
