import dialogsSheet from '../../styles/dialogs.css?url';
import { bindClosing } from '../bind-closing.ts';
import { h } from '../h.ts';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';
import { readStorage, writeStorage } from '../storage.ts';

let dialog: HTMLDialogElement | undefined;

/** Shows the list of keys. Single-key commands can be switched off in it, as they may clash with speech input. */
export async function showHelp(): Promise<void> {
  const [{ keys: texts }] = await Promise.all([loadStrings('reading'), loadSheet(dialogsSheet)]);
  const lines = [
    ['j', texts.next],
    ['k', texts.previous],
    [']', texts.nextSection],
    ['[', texts.previousSection],
    ['g', texts.jump],
    ['/', texts.search],
    ['l', texts.view],
    ['f', texts.furigana],
    ['c', texts.copy],
    ['p', texts.pin],
    ['Esc', texts.escape],
    ['?', texts.help],
  ] as const;
  if (!dialog) {
    dialog = createDialog('keys-help', texts.title, texts);
    dialog.append(
      h('dl.key-list', ...lines.map(([key, meaning]) => createLine(key, meaning))),
      h('p.kicker', texts.ignored),
      createSwitch(texts.use),
    );
  }
  if (!dialog.open) dialog.showModal();
}

function createLine(key: string, meaning: string): HTMLElement {
  const term = h('dt', h('kbd', key));
  return h('div', term, h('dd', meaning));
}

function createSwitch(text: string): HTMLElement {
  const box = h('input', { type: 'checkbox' });
  box.checked = readStorage('keys') !== 'off';
  box.addEventListener('change', () => writeStorage('keys', box.checked ? 'on' : 'off'));
  return h('label.keys-use', box, text);
}

/** A modal dialog with a title and a button to close it, ready to be filled; Esc and a click beside it close it too. */
function createDialog(
  id: string,
  title: string,
  texts: { close: string; closed: string },
): HTMLDialogElement {
  const heading = h('h2', { id: `${id}-title` }, title);
  const close = h('button.dialog-close', { type: 'button' }, texts.close);
  const dialog = h(
    'dialog.reading-dialog.ui',
    { id, 'aria-labelledby': heading.id },
    h('div.dialog-head.cluster', heading, close),
  );
  bindClosing(dialog, close, texts.closed);
  document.body.append(dialog);
  return dialog;
}
