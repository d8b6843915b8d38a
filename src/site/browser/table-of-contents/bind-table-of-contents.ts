import { findClosest } from '../find-closest.ts';
import { scrollInside } from './scroll-inside.ts';

/**
 * Brings the table of contents of the page to life when it is first used: opened as a drawer, unfolded, or scrolled past.
 * Until then it is what the page came with, scrolled to what is open.
 */
export function bindTableOfContents(): void {
  const nav = document.getElementById('toc');
  if (!nav) return;
  const here = nav.querySelector<HTMLElement>('[aria-current]');
  const isAtSide = nav.classList.contains('at-side');
  if (here && isAtSide) scrollInside(nav, here);
  let shown: Promise<((fold: Element) => Promise<void>) | undefined> | undefined;
  const show = () => {
    shown ??= import('./show-table-of-contents.ts').then(async ({ showTableOfContents }) => {
      const toggle = await showTableOfContents(nav);
      // The next try may find its files.
      if (!toggle) shown = undefined;
      return toggle;
    });
    return shown;
  };
  nav.addEventListener('toggle', (event) => {
    if (event.newState === 'open') show();
  });
  nav.addEventListener('click', async ({ target }) => {
    const fold = findClosest(target, '.toc-fold');
    if (fold) await (await show())?.(fold);
  });
  if (isAtSide)
    addEventListener('scroll', () => matchMedia('(width >= 76rem)').matches && show(), {
      once: true,
      passive: true,
    });
}
