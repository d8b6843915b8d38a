import { createElement } from './create-element.ts';

/** After the focus has gone back: what is said at once is cut off by it. */
const PAUSE_MS = 150;
const SHOWN_MS = 2000;

let region: HTMLElement | undefined;

/** Tells screen readers that a dialog has closed: not all of them say so by themselves, nor where the focus is then. */
export function announceClosing(dialog: HTMLDialogElement, message: string): void {
  dialog.addEventListener('close', () => {
    region ??= document.body.appendChild(createElement('p', { class: 'hidden-text', role: 'status' }));
    const told = region;
    setTimeout(() => {
      told.textContent = message;
    }, PAUSE_MS);
    setTimeout(() => {
      told.textContent = '';
    }, SHOWN_MS);
  });
}
