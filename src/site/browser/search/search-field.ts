import type { Lang } from '../../../model/records/lang.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { h } from '../h.ts';
import { bindBox } from './bind-box.ts';
import { createAnswers, describeCombobox } from './search-input.ts';

/** Answers of the field shown at once; the search page has them all. */
const COUNT = 8;

/** Makes a field that is in a page a combobox: its answers open below it and close when it is left. */
export function showAnswersBelow(form: HTMLFormElement, lang: Lang, texts: Strings['search']): void {
  const input = form.querySelector('input');
  if (!input) return;
  const context = { lang, texts, prefix: `search-field-${lang}`, answers: 'options' } as const;
  const { status, list, failure } = createAnswers(context);
  const panel = h('div.search-panel', status, list, failure);
  input.after(panel);
  for (const [name, value] of Object.entries(describeCombobox(list.id))) input.setAttribute(name, value);
  const show = (isShown: boolean) => {
    panel.hidden = !isShown;
    if (!isShown) input.setAttribute('aria-expanded', 'false');
  };
  bindBox({ input, list, status, failure }, { ...context, count: COUNT, onQuery: () => show(true) });
  input.addEventListener('focus', () => show(true));
  // A press keeps the focus where it is: not every browser gives it to a link, and the panel would close before the click.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || panel.hidden) return;
    event.preventDefault();
    show(false);
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(false);
  });
}
