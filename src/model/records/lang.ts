/** The languages of the site. Without the schema's library, which must not reach the browser. */
export const LANGS = ['en', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

/** The language beside the given one. */
export function otherLang(lang: Lang): Lang {
  return lang === 'en' ? 'ja' : 'en';
}
