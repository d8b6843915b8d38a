import { loadReadingTexts } from '../reading-texts.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { createDialog } from './create-dialog.ts';

let dialog: HTMLDialogElement | undefined;

/** Shows the list of keys. Single-key commands can be switched off in it, as they may clash with speech input. */
export async function showHelp(): Promise<void> {
  const { keys: texts } = await loadReadingTexts();
  const lines = [
    [['j'], texts.next],
    [['k'], texts.previous],
    [[']'], texts.nextSection],
    [['['], texts.previousSection],
    [['g'], texts.jump],
    [['/'], texts.search],
    [['l'], texts.view],
    [['f'], texts.furigana],
    [['c'], texts.copy],
    [['Esc'], texts.escape],
    [['?'], texts.help],
  ] as const;
  if (!dialog) {
    dialog = createDialog('keys-help', texts.title, texts.close);
    const list = document.createElement('dl');
    list.className = 'key-list';
    list.append(...lines.map(([keys, meaning]) => createLine(keys, meaning)));
    const note = document.createElement('p');
    note.className = 'kicker';
    note.textContent = texts.ignored;
    dialog.append(list, note, createSwitch(texts.use));
  }
  if (!dialog.open) dialog.showModal();
}

function createLine(keys: readonly string[], meaning: string): HTMLElement {
  const line = document.createElement('div');
  const term = document.createElement('dt');
  for (const key of keys) {
    const cap = document.createElement('kbd');
    cap.textContent = key;
    term.append(cap);
  }
  const description = document.createElement('dd');
  description.textContent = meaning;
  line.append(term, description);
  return line;
}

function createSwitch(text: string): HTMLElement {
  const label = document.createElement('label');
  label.className = 'keys-use';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = readStorage('keys') !== 'off';
  box.addEventListener('change', () => writeStorage('keys', box.checked ? 'on' : 'off'));
  label.append(box, text);
  return label;
}
