import { bindClosing } from '../bind-closing.ts';
import { createElement } from '../create-element.ts';

/** A modal dialog with a title and a button to close it, ready to be filled; Esc and a click beside it close it too. */
export function createDialog(
  id: string,
  title: string,
  texts: { close: string; closed: string },
): HTMLDialogElement {
  const heading = createElement('h2', { id: `${id}-title` }, title);
  const close = createElement('button', { type: 'button', class: 'dialog-close' }, texts.close);
  const dialog = createElement(
    'dialog',
    { class: 'reading-dialog', id, 'aria-labelledby': heading.id },
    createElement('div', { class: 'dialog-head' }, heading, close),
  );
  bindClosing(dialog, close, texts.closed);
  document.body.append(dialog);
  return dialog;
}
