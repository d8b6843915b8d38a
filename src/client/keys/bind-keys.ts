import { isTyping } from '../is-typing.ts';
import { readStorage } from '../storage.ts';
import { readCommandKey } from './read-command-key.ts';

/**
 * Listens for the single-key commands and fetches what they do when one is pressed. Not while somebody types or
 * composes, with a modifier, over an open dialog, or when the reader has switched them off.
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
