import type { Lang } from '../../../model/records/lang.ts';
import searchSheet from '../../styles/searching.css?url';
import { isTyping } from '../is-typing.ts';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';

/** Who holds a chord longer waits no more than this. */
const LONGEST_PRESS_MS = 500;

/**
 * Lets `/`, Ctrl-K, ⌘-K and the search links of a page open the search over it; its code is fetched then. On the
 * search page they lead to its own box.
 */
export function bindSearchKeys(lang: Lang): void {
  const open = async (released?: Promise<void>) => {
    const own = document.querySelector<HTMLInputElement>('#search-page-input');
    if (own) return own.select();
    const takeTyped = keepTyped();
    const [{ openSearchDialog }, texts] = await Promise.all([
      import('./search-dialog.ts'),
      loadStrings('search'),
      loadSheet(searchSheet),
      released,
    ]).finally(takeTyped);
    openSearchDialog(lang, texts, takeTyped());
  };
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isSlash && !isChord) return;
    event.preventDefault();
    open(isChord ? waitForRelease() : undefined);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-search]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    });
}

/**
 * Resolves once the keys of a chord are up, or are held for long: a screen reader that hears a key let go in the box it
 * has just come to may take the letters that follow for commands of its own.
 */
function waitForRelease(): Promise<void> {
  return new Promise((resolve) => {
    let isLetterUp = false;
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('keyup', hear, { capture: true });
      resolve();
    };
    const hear = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      // While ⌘ is held, a Mac tells of no other key.
      if (key.toLowerCase() === 'k' || key === 'Meta') isLetterUp = true;
      if (isLetterUp && !ctrlKey && !metaKey) stop();
    };
    const timer = setTimeout(stop, LONGEST_PRESS_MS);
    addEventListener('keyup', hear, { capture: true });
  });
}

/** Keeps what is typed before there is a box for it, from the keys of the page too; the function returned ends that. */
function keepTyped(): () => string {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', keep, { capture: true });
  return () => {
    removeEventListener('keydown', keep, { capture: true });
    return typed;
  };
}
