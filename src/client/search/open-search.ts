import type { Lang } from '../../records/lang.ts';
import { isTyping } from '../is-typing.ts';
import { loadStrings } from '../load-strings.ts';

/**
 * Lets `/`, Ctrl-K, ⌘-K and the search links of a page open the search over it; its code is fetched then. On the
 * search page they lead to its own box.
 */
export function bindSearchKeys(lang: Lang, base: string): void {
  const open = async () => {
    const own = document.querySelector<HTMLInputElement>('#search-page-input');
    if (own) return own.select();
    const [{ openSearchDialog }, texts] = await Promise.all([
      import('./search-dialog.ts'),
      loadStrings('search'),
    ]);
    openSearchDialog(lang, base, texts);
  };
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isSlash && !isChord) return;
    event.preventDefault();
    open();
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-search]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    });
}
