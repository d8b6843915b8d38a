import { bindClosing } from '../bind-closing.ts';
import { h } from '../h.ts';

/** A modal dialog with a title and a button to close it, ready to be filled; Esc and a click beside it close it too. */
export function createDialog(
  id: string,
  title: string,
  texts: { close: string; closed: string },
): HTMLDialogElement {
  const heading = h('h2', { id: `${id}-title` }, title);
  const close = h('button.dialog-close', { type: 'button' }, texts.close);
  const dialog = h(
    'dialog.reading-dialog',
    { id, 'aria-labelledby': heading.id },
    h('div.dialog-head', heading, close),
  );
  bindClosing(dialog, close, texts.closed);
  document.body.append(dialog);
  return dialog;
}
