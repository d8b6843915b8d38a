import en from '../../../content/strings/citing/en.json';
import ja from '../../../content/strings/citing/ja.json';
import type { Lang } from '../../records/lang.ts';
import type { CitingStrings } from '../../strings/citing-strings.ts';

/** The texts of the citing of a rule in the page's language. */
export function getCitingTexts(lang: Lang): CitingStrings {
  return lang === 'ja' ? ja : en;
}
