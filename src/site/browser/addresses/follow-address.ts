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
