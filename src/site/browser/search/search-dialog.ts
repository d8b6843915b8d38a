import type { Lang } from '../../../model/records/lang.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { toSearchPath } from '../../../rulebook/book/address.ts';
import { bindClosing } from '../bind-closing.ts';
import { h } from '../h.ts';
import { toOwnPath } from '../own-page.ts';
import { bindBox, forgetSearches, readRecent } from './bind-box.ts';
import { createAnswers, describeCombobox, describeSearchInput } from './search-input.ts';

let dialog: HTMLDialogElement | undefined;

/** Opens the search over the page; made when first asked for. What was typed before it was there is in its box. */
export function openSearchDialog(lang: Lang, texts: Strings['search'], typed: string): void {
  dialog ??= createDialog(lang, texts);
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector('input');
  if (typed === '') input?.select();
  else if (input) {
    input.value = typed;
    input.focus();
    input.dispatchEvent(new Event('input'));
  }
}

function createDialog(lang: Lang, texts: Strings['search']): HTMLDialogElement {
  const context = { lang, texts, prefix: 'search-dialog', answers: 'options' } as const;
  const { status, list, failure } = createAnswers(context);
  const input = h('input', {
    ...describeSearchInput(texts),
    ...describeCombobox(list.id),
    enterkeyhint: 'go',
  });
  const close = h('button.search-close', { type: 'button' }, texts.close);
  const all = h('a.search-all', { href: toOwnPath(toSearchPath(lang, '')) }, texts.all);
  const forget = h('button.search-forget', { type: 'button', hidden: '' }, texts.forget);
  const created = h(
    'dialog.search-dialog.ui',
    { 'aria-label': texts.label },
    h('div.search-bar', input, close),
    status,
    list,
    failure,
    h('p.search-foot', all, forget),
  );
  bindClosing(created, close, texts.closed);
  forget.addEventListener('click', () => {
    forgetSearches();
    input.dispatchEvent(new Event('input'));
    input.focus();
  });
  // A search field keeps the first Esc for emptying itself; here it closes, as in every dialog.
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    created.close();
  });
  document.body.append(created);
  bindBox(
    { input, list, status, failure },
    {
      ...context,
      count: 20,
      onSearch: () => {},
      onQuery: (query) => {
        all.href = toOwnPath(toSearchPath(lang, query));
        forget.hidden = query !== '' || readRecent().length === 0;
      },
    },
  );
  return created;
}
