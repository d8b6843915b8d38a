const SETTLED_MS = 150;

/** The rules of the page in reading order. */
export const listRules = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main .rule[id]')];

/** The height that the head of the page covers, below which reading begins. */
export function readHeadHeight(): number {
  return Math.max(0, document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0);
}

/** A rule that was scrolled to begins this far below the head, and a little. Pixels. */
const BELOW_HEAD = 40;

/** Of the rules of the page the one that is being read: the last that begins at its head or above; none above the first. */
export function findRuleInView(rules: readonly HTMLElement[] = listRules()): HTMLElement | undefined {
  const line = readHeadHeight() + BELOW_HEAD;
  return rules.findLast((rule) => rule.getBoundingClientRect().top <= line);
}

/** Tells each time another rule is being read, once the scrolling rests. Tells nothing before the reader scrolls. */
export function watchRuleInView(onChange: (rule: HTMLElement | undefined) => void): void {
  let timer = 0;
  let last: HTMLElement | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const rule = findRuleInView();
        if (rule === last) return;
        last = rule;
        onChange(rule);
      }, SETTLED_MS);
    },
    { passive: true },
  );
}
