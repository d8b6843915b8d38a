/** A modal dialog with a title and a button to close it, ready to be filled; Esc and a click beside it close it too. */
export function createDialog(id: string, title: string, closeLabel: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'reading-dialog';
  dialog.id = id;
  const heading = document.createElement('h2');
  heading.id = `${id}-title`;
  heading.textContent = title;
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'dialog-close';
  close.textContent = closeLabel;
  close.addEventListener('click', () => dialog.close());
  const head = document.createElement('div');
  head.className = 'dialog-head';
  head.append(heading, close);
  dialog.append(head);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}
