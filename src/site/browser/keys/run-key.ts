import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { toEditionLink, toShortPath } from '../../../rulebook/book/address.ts';
import dialogsSheet from '../../styles/dialogs.css?url';
import { bindClosing } from '../bind-closing.ts';
import { h } from '../h.ts';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageEdition, toOwnAddress } from '../own-page.ts';
import { findRuleInView } from '../rule-in-view.ts';
import { showMessage } from '../show-message.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { togglePin } from '../tray/tray.ts';
import { goToRule, goToSection, showJump } from './go-to.ts';

type Texts = Strings['reading']['keys'];

/** The keys in the order in which the help lists them, and what they do here; the search and dialogs have some of their own. */
const COMMANDS: readonly (readonly [key: string, text: keyof Texts, run?: () => unknown])[] = [
  ['j', 'next', () => goToRule(1)],
  ['k', 'previous', () => goToRule(-1)],
  [']', 'nextSection', () => goToSection(1)],
  ['[', 'previousSection', () => goToSection(-1)],
  ['g', 'jump', showJump],
  ['/', 'search'],
  ['l', 'view', switchView],
  ['f', 'furigana', () => document.querySelector<HTMLElement>('.furigana-switch')?.click()],
  ['c', 'copy', copyRuleLink],
  ['p', 'pin', pinRule],
  ['Esc', 'escape'],
  ['?', 'help', showHelp],
];

/** Does what a key stands for. */
export async function runKey(key: string): Promise<void> {
  const [, , run] = COMMANDS.find(([each]) => each === key) ?? [];
  await run?.();
}

/** Pins the rule that has the focus or is being read, or takes it away from what is pinned. */
async function pinRule(): Promise<void> {
  const number = findMeantRule();
  if (!number) return;
  const [pinned, { keys }] = await Promise.all([togglePin(number), loadStrings('reading')]);
  const text = pinned.includes(number) ? keys.pinned : keys.unpinned;
  showMessage(formatString(text, { number, count: String(pinned.length) }));
}

/** Goes on to the next choice of languages, and keeps the rule being read where it is in the window. */
async function switchView(): Promise<void> {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="view"]')];
  const here = radios.findIndex((radio) => radio.checked);
  const next = radios[(here + 1) % radios.length];
  if (!next) return;
  const rule = findRuleInView();
  const top = rule?.getBoundingClientRect().top;
  next.checked = true;
  next.dispatchEvent(new Event('change', { bubbles: true }));
  if (rule && top !== undefined)
    scrollBy({ top: rule.getBoundingClientRect().top - top, behavior: 'instant' });
  const { keys } = await loadStrings('reading');
  showMessage(keys.shown.replace('{view}', next.ariaLabel ?? next.value));
}

/**
 * Copies the short link of the rule that has the focus or is being read, with the edition that it is read in, as the
 * citing does; on other pages the address of the page.
 */
async function copyRuleLink(): Promise<void> {
  const number = findMeantRule();
  const link = number ? toEditionLink(toOwnAddress(toShortPath(number)), readPageEdition()) : location.href;
  const { keys } = await loadStrings('reading');
  try {
    await navigator.clipboard.writeText(link);
    showMessage(formatString(keys.copied, { link }));
  } catch {
    showMessage(formatString(keys.notCopied, { link }));
  }
}

/** The rule of today that a key means: the one that has the focus, the one being read, or the page's own. */
function findMeantRule(): RuleNumber | undefined {
  if (document.querySelector('.notice.gone')) return undefined;
  const focused = document.activeElement?.closest<HTMLElement>('main .rule[id]');
  const candidates = [focused?.id, findRuleInView()?.id, document.getElementById('toc')?.dataset['number']];
  return candidates.find((id) => id !== undefined && isRuleNumber(id));
}

let dialog: HTMLDialogElement | undefined;

/** Shows the list of keys. Single-key commands can be switched off in it, as they may clash with speech input. */
async function showHelp(): Promise<void> {
  const [{ keys: texts }] = await Promise.all([loadStrings('reading'), loadSheet(dialogsSheet)]);
  dialog ??= createDialog(texts);
  if (!dialog.open) dialog.showModal();
}

/** Esc and a click beside it close it too. */
function createDialog(texts: Texts): HTMLDialogElement {
  const heading = h('h2', { id: 'keys-help-title' }, texts.title);
  const close = h('button.dialog-close', { type: 'button' }, texts.close);
  const created = h(
    'dialog.reading-dialog.ui',
    { id: 'keys-help', 'aria-labelledby': heading.id },
    h('div.dialog-head.cluster', heading, close),
    h(
      'dl.key-list',
      ...COMMANDS.map(([key, text]) => h('div', h('dt', h('kbd', key)), h('dd', texts[text]))),
    ),
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
