import type { Strings } from '../../../model/strings/get-strings.ts';
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
  dialog ??= createDialog(texts);
  if (!dialog.open) dialog.showModal();
}

/** Esc and a click beside it close it too. */
function createDialog(texts: Strings['reading']['keys']): HTMLDialogElement {
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
  const heading = h('h2', { id: 'keys-help-title' }, texts.title);
  const close = h('button.dialog-close', { type: 'button' }, texts.close);
  const created = h(
    'dialog.reading-dialog.ui',
    { id: 'keys-help', 'aria-labelledby': heading.id },
    h('div.dialog-head.cluster', heading, close),
    h('dl.key-list', ...lines.map(([key, meaning]) => h('div', h('dt', h('kbd', key)), h('dd', meaning)))),
    h('p.kicker', texts.ignored),
    createSwitch(texts.use),
  );
  bindClosing(created, close, texts.closed);
  document.body.append(created);
  return created;
}

function createSwitch(text: string): HTMLElement {
  const box = h('input', { type: 'checkbox' });
  box.checked = readStorage('keys') !== 'off';
  box.addEventListener('change', () => writeStorage('keys', box.checked ? 'on' : 'off'));
  return h('label.keys-use', box, text);
}
