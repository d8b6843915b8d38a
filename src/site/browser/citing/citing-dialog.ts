import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import type { RuleResource } from '../../../outputs/api/rule-resource.ts';
import { toEditionLink, toShortPath, toTrayPath } from '../../../rulebook/book/address.ts';
import { bindClosing } from '../bind-closing.ts';
import { fetchJson } from '../fetch-json.ts';
import { h } from '../h.ts';
import { readPageEdition, readPageLang, toOwnAddress, toOwnPath } from '../own-page.ts';
import { readTray, togglePin } from '../tray/tray.ts';
import { createCitingForm } from './citing-form.ts';

/** The one dialog of a page, created for each rule; closing returns the focus to the button. */
export function openCiting(button: HTMLButtonElement, texts: Strings['citing']): void {
  const number = button.dataset['cite'];
  if (!number || !isRuleNumber(number)) return;
  const title = formatString(texts.title, { number });
  const close = h('button.close', { type: 'button', 'aria-label': texts.close }, '×');
  const heading = h('h2', { id: 'citing-title' }, title);
  const { form, status, show } = createCitingForm(texts, {
    head: [h('div.dialog-head.cluster', heading, close)],
    ways: createPinButton(number, texts),
  });
  const dialog = h('dialog.citing', { 'aria-labelledby': heading.id }, form);
  const link = toEditionLink(toOwnAddress(toShortPath(number)), readPageEdition());
  bindClosing(dialog, close, texts.closed);
  dialog.addEventListener('close', () => {
    dialog.remove();
    button.focus();
  });

  document.body.append(dialog);
  show([], link);
  status.textContent = texts.loading;
  dialog.showModal();
  form.querySelector<HTMLInputElement>('input[name="format"]:checked')?.focus();
  fetchJson<RuleResource>(`api/v1/rules/${number}.json`).then(
    (rule) => {
      status.textContent = '';
      show([rule], link);
    },
    () => {
      status.textContent = texts.unavailable;
    },
  );
}

/** The button that pins a rule, and the way to all that are pinned. */
function createPinButton(number: RuleNumber, texts: Strings['citing']): HTMLElement[] {
  const button = h('button.pin', { type: 'button', 'aria-pressed': 'false' }, texts.pin);
  const all = h('a', { href: toOwnPath(toTrayPath(readPageLang())) });
  const show = (pinned: readonly RuleNumber[]) => {
    const isPinned = pinned.includes(number);
    button.ariaPressed = String(isPinned);
    button.textContent = isPinned ? texts.pinned : texts.pin;
    all.textContent = formatString(texts.allPinned, { count: String(pinned.length) });
    all.hidden = pinned.length === 0;
  };
  show([]);
  readTray().then(show);
  button.addEventListener('click', async () => show(await togglePin(number)));
  return [button, all];
}
