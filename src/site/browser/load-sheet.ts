import { createElement } from './create-element.ts';

/**
 * Loads a style sheet that only what opens over a page needs, once; resolves when it stands. One that cannot be had keeps
 * nothing from opening, and is asked for again.
 */
export function loadSheet(href: string): Promise<void> {
  const known = [...document.querySelectorAll('link')].find((link) => link.getAttribute('href') === href);
  const link = known ?? createElement('link', { rel: 'stylesheet', href });
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    if (!known) document.head.append(link);
  });
}
