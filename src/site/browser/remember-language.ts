import { findRuleInView } from './rule-in-view.ts';
import { writeStorage } from './storage.ts';

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
