import { h } from './h.ts';

/**
 * Loads a style sheet that only what opens over a page needs, once; resolves when it is. One that cannot be had keeps
 * nothing from opening, and is asked for again.
 */
export function loadSheet(href: string): Promise<void> {
  const link =
    document.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ??
    document.head.appendChild(h('link', { rel: 'stylesheet', href }));
  return new Promise((resolve) => {
    if (link.sheet) resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
  });
}
