import { loadStrings } from '../load-strings.ts';
import { findRuleInView } from '../rule-in-view.ts';
import { showMessage } from '../show-message.ts';

/** Goes on to the next choice of languages, and keeps the rule being read where it is in the window. */
export async function switchView(): Promise<void> {
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
