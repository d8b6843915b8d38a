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
  if (here && nav.classList.contains('at-side')) scrollInside(nav, here);
  let shown: Promise<boolean> | undefined;
  const show = () => {
    shown ??= import('./show-table-of-contents.ts').then(({ showTableOfContents }) =>
      showTableOfContents(nav),
    );
    return shown;
  };
  nav.addEventListener('toggle', (event) => {
    if (event.newState === 'open') show();
  });
  nav.addEventListener('click', async ({ target }) => {
    const label = findClosest(target, '.toc-fold')?.ariaLabel;
    if (!label || shown) return;
    if (!(await show())) {
      // The next try may find the line again.
      shown = undefined;
      return;
    }
    nav.querySelector<HTMLElement>(`.toc-fold[aria-label="${CSS.escape(label)}"]`)?.click();
  });
  if (nav.classList.contains('at-side'))
    addEventListener('scroll', () => matchMedia('(width >= 76rem)').matches && show(), {
      once: true,
      passive: true,
    });
}
