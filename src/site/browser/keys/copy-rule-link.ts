import { isRuleNumber } from '../../../model/records/rule-number.ts';
import { toShortPath, withBase } from '../../../rulebook/book/address.ts';
import { loadStrings } from '../load-strings.ts';
import { findRuleInView } from '../rule-in-view.ts';
import { showMessage } from '../show-message.ts';

/** Copies the short link of the rule that has the focus or is being read; on other pages the address of the page. */
export async function copyRuleLink(): Promise<void> {
  const focused = document.activeElement?.closest<HTMLElement>('main .rule[id]');
  const candidates = [focused?.id, findRuleInView()?.id, document.getElementById('toc')?.dataset['number']];
  const number = candidates.find((id) => id !== undefined && isRuleNumber(id));
  const link =
    number !== undefined && isRuleNumber(number)
      ? new URL(withBase(import.meta.env.BASE_URL, toShortPath(number)), location.href).href
      : location.href;
  const { keys } = await loadStrings('reading');
  try {
    await navigator.clipboard.writeText(link);
    showMessage(keys.copied.replace('{link}', link));
  } catch {
    showMessage(keys.notCopied.replace('{link}', link));
  }
}
