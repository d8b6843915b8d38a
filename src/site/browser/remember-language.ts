import { writeStorage } from './storage.ts';

/** Keeps the language that a reader goes over to, for the page at the root of the site. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => writeStorage('language', link.dataset['language'] ?? ''));
  }
}
