import type { SearchStrings } from '../../strings/search-strings.ts';

/** The attributes of a search field, wherever it stands: in a page, on the search page, in the dialog. */
export function describeSearchInput({ label, placeholder }: SearchStrings): Record<string, string> {
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

/** What makes a field a combobox whose answers stand in the list of this id. */
export function describeCombobox(list: string): Record<string, string> {
  return { role: 'combobox', 'aria-expanded': 'false', 'aria-controls': list, 'aria-autocomplete': 'list' };
}
