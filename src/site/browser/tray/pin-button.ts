import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { toTrayPath } from '../../../rulebook/book/address.ts';
import { h } from '../h.ts';
import { toOwnPath } from '../own-address.ts';
import { readPageLang } from '../page-lang.ts';
import { readTray, togglePin } from './tray.ts';

/** The button that pins a rule, and the way to all that are pinned. */
export function createPinButton(number: RuleNumber, texts: Strings['citing']): HTMLElement[] {
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
