import { isTyping } from '../is-typing.ts';
import { readStorage } from '../storage.ts';

/** The keys of the page's own; `/` belongs to the search. */
export const COMMAND_KEYS = 'jk[]lfcpg?';

/** What of a key press decides whether it is a command. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/** The single-key command of a press; undefined with a modifier, while composing, or where another has answered it. */
export function readCommandKey(press: KeyPress): string | undefined {
  const { key } = press;
  if (key.length !== 1 || !COMMAND_KEYS.includes(key)) return undefined;
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return press.isComposing || press.defaultPrevented ? undefined : key;
}

/**
 * Listens for the single-key commands and fetches what they do when one is pressed: not while somebody types, over an open
 * dialog, or when the reader has switched the keys off.
 */
export function bindKeys(): void {
  const run = async (key: string) => (await import('./run-key.ts')).runKey(key);
  document.addEventListener('keydown', (event) => {
    const key = readCommandKey(event);
    if (!key || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') || readStorage('keys') === 'off') return;
    event.preventDefault();
    run(key);
  });
  for (const button of document.querySelectorAll('.keys-open'))
    button.addEventListener('click', () => run('?'));
}
