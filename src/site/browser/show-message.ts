import { h } from './h.ts';

const SHOWN_MS = 4000;

let box: HTMLElement | undefined;
let timer = 0;

/** Says a short message at the foot of the window, to the eye and to screen readers, for some seconds. */
export function showMessage(message: string): void {
  box ??= document.body.appendChild(h('p.said.ui', { role: 'status' }));
  const shown = box;
  shown.textContent = message;
  shown.dataset['shown'] = '';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    delete shown.dataset['shown'];
    shown.textContent = '';
  }, SHOWN_MS);
}
