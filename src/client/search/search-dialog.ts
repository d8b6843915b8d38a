import { toSearchPath, withBase } from '../../book/address.ts';
import type { Lang } from '../../records/lang.ts';
import { make } from '../make-element.ts';
import { bindBox } from './bind-box.ts';
import { forgetSearches, readRecent } from './recent-searches.ts';
import { getSearchTexts } from './search-texts.ts';

let dialog: HTMLDialogElement | undefined;

/** Opens the search over the page; made when first asked for. */
export function openSearchDialog(lang: Lang, base: string): void {
  dialog ??= createDialog(lang, base);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}

function createDialog(lang: Lang, base: string): HTMLDialogElement {
  const texts = getSearchTexts(lang);
  const created = make('dialog', 'search-dialog');
  created.setAttribute('aria-label', texts.label);
  const input = make('input', 'search-input');
  Object.assign(input, {
    type: 'search',
    placeholder: texts.placeholder,
    autocomplete: 'off',
    spellcheck: false,
  });
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': texts.label,
    'aria-expanded': 'false',
    'aria-controls': 'search-dialog-list',
    'aria-autocomplete': 'list',
    autocapitalize: 'none',
    enterkeyhint: 'go',
  }))
    input.setAttribute(name, value);
  const close = make('button', 'search-close', texts.close);
  close.type = 'button';
  close.addEventListener('click', () => created.close());
  const status = make('p', 'search-status');
  status.setAttribute('role', 'status');
  const list = make('div', 'search-list');
  list.id = 'search-dialog-list';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', texts.results);
  list.hidden = true;
  const failure = make('p', 'search-failure');
  failure.hidden = true;
  const names = make('a', '', texts.failedNames);
  names.href = withBase(base, `/${lang}/glossary/`);
  failure.append(names);
  const foot = make('p', 'search-foot');
  const all = make('a', 'search-all', texts.all);
  all.href = withBase(base, toSearchPath(lang, ''));
  const forget = make('button', 'search-forget', texts.forget);
  forget.type = 'button';
  forget.addEventListener('click', () => {
    forgetSearches();
    input.dispatchEvent(new Event('input'));
    input.focus();
  });
  forget.hidden = true;
  foot.append(all, forget);
  const bar = make('div', 'search-bar');
  bar.append(input, close);
  created.append(bar, status, list, failure, foot);
  created.addEventListener('click', (event) => {
    if (event.target === created) created.close();
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
      lang,
      base,
      texts,
      prefix: 'search-dialog',
      index: withBase(base, '/search-index/index.json'),
      count: 20,
      onQuery: (query) => {
        all.href = withBase(base, toSearchPath(lang, query));
        forget.hidden = query !== '' || readRecent().length === 0;
      },
    },
  );
  return created;
}
