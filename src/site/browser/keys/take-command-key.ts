import { isTyping } from '../is-typing.ts';
import { readStorage } from '../storage.ts';
import { readCommandKey } from './read-command-key.ts';

/**
 * The single-key command of a press that may be answered: not while somebody types or composes, with a modifier, over an
 * open dialog, or when the reader has switched the keys off.
 */
export function takeCommandKey(event: KeyboardEvent): string | undefined {
  const key = readCommandKey(event);
  if (!key || isTyping(event.target)) return undefined;
  return document.querySelector('dialog[open]') || readStorage('keys') === 'off' ? undefined : key;
}
