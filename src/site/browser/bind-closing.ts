import { h } from './h.ts';

/** Screen readers cut off what is announced before the focus has moved back. */
const PAUSE_MS = 150;
const SHOWN_MS = 2000;

let region: HTMLElement | undefined;

/**
 * Lets a button close a dialog, and a click beside it. Screen readers are told: not all of them say so by themselves, nor
 * where the focus is then.
 */
export function bindClosing(dialog: HTMLDialogElement, button: HTMLButtonElement, message: string): void {
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    region ??= document.body.appendChild(h('p.hidden-text', { role: 'status' }));
    const told = region;
    setTimeout(() => {
      told.textContent = message;
    }, PAUSE_MS);
    setTimeout(() => {
      told.textContent = '';
    }, SHOWN_MS);
  });
}
