import en from '../../../content/strings/offline/en.json';
import ja from '../../../content/strings/offline/ja.json';
import type { Lang } from '../../records/lang.ts';
import type { OfflineStrings } from '../../strings/offline-strings.ts';

/** The texts of reading offline in the page's language. */
export function getOfflineTexts(lang: Lang): OfflineStrings {
  return lang === 'ja' ? ja : en;
}
