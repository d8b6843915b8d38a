import en from '../../../content/strings/search/en.json';
import ja from '../../../content/strings/search/ja.json';
import type { Lang } from '../../records/lang.ts';
import type { SearchStrings } from '../../strings/search-strings.ts';

/** The texts of the search in the page's language. */
export function getSearchTexts(lang: Lang): SearchStrings {
  return lang === 'ja' ? ja : en;
}
