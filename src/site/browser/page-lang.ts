import type { Lang } from '../../model/records/lang.ts';

/** Language of the page. */
export function readPageLang(): Lang {
  return document.documentElement.lang === 'ja' ? 'ja' : 'en';
}
