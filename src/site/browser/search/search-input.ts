import type { Strings } from '../../../model/strings/get-strings.ts';
import { h } from '../h.ts';
import { toOwnPath } from '../own-page.ts';
import type { BoxParts } from './bind-box.ts';
import type { ResultContext } from './render-results.ts';

/** The attributes of a search field, wherever it is: in a page, on the search page, in the dialog. */
export function describeSearchInput({ label, placeholder }: Strings['search']): Record<string, string> {
  return {
    class: 'search-input',
    type: 'search',
    'aria-label': label,
    placeholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
  };
}

/** What makes a field a combobox whose answers are in the list of this id. */
export function describeCombobox(list: string): Record<string, string> {
  return { role: 'combobox', 'aria-expanded': 'false', 'aria-controls': list, 'aria-autocomplete': 'list' };
}

/** What is below a field: what is said of the answers, the answers, and the way on where there is no search. */
export function createAnswers({ lang, texts, prefix }: ResultContext): Omit<BoxParts, 'input' | 'more'> {
  const names = h('a', { href: toOwnPath(`/${lang}/glossary/`) }, texts.failedNames);
  return {
    status: h('p.search-status', { role: 'status' }),
    list: h('div.search-list', {
      id: `${prefix}-list`,
      role: 'listbox',
      'aria-label': texts.results,
      hidden: '',
    }),
    failure: h('p.search-failure', { hidden: '' }, names),
  };
}
