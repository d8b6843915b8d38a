import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { toEditionLink, toShortPath } from '../../../rulebook/book/address.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageEdition, toOwnAddress } from '../own-page.ts';
import { findRuleInView } from '../rule-in-view.ts';
import { showMessage } from '../show-message.ts';
import { togglePin } from '../tray/tray.ts';
import { goToRule, goToSection, showJump } from './go-to.ts';
import { showHelp } from './show-help.ts';

const COMMANDS: ReadonlyMap<string, () => void | Promise<void>> = new Map(
  Object.entries({
    j: () => goToRule(1),
    k: () => goToRule(-1),
    '[': () => goToSection(-1),
    ']': () => goToSection(1),
    l: switchView,
    f: () => document.querySelector<HTMLElement>('.furigana-switch')?.click(),
    c: copyRuleLink,
    p: pinRule,
    g: showJump,
    '?': showHelp,
  }),
);

/** Does what a key stands for. */
export async function runKey(key: string): Promise<void> {
  await COMMANDS.get(key)?.();
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
