/** The languages of the site. Without the schema's library, which must not reach the browser. */
export const LANGS = ['en', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

/** The language beside the given one. */
export function otherLang(lang: Lang): Lang {
  return lang === 'en' ? 'ja' : 'en';
}

/** What there is in each language, under its name. */
type InLangs<T> = { [lang in Lang]?: T };

/** What `make` gives for each language; one for which it gives nothing, or an empty text, is left out. */
export function inLangs<T>(make: (lang: Lang) => T | undefined): InLangs<T> {
  const made: InLangs<T> = {};
  for (const lang of LANGS) {
    const value = make(lang);
    if (value) made[lang] = value;
  }
  return made;
}

/** What `make` gives for each language that there is. */
export function mapLangs<T, R>(
  { en, ja }: Readonly<InLangs<T | undefined>>,
  make: (side: T, lang: Lang) => R | undefined,
): InLangs<R> {
  return inLangs((lang) => {
    const side = lang === 'en' ? en : ja;
    return side === undefined ? undefined : make(side, lang);
  });
}

/** Names as a list in a line of text: `Tap, Untap`, 「タップ、アンタップ」. */
export function joinNames(names: readonly string[], lang: Lang): string {
  return names.join(lang === 'ja' ? '、' : ', ');
}

/** Sentences one after the other: a space between two in English, nothing in Japanese. */
export function joinSentences(sentences: readonly string[], lang: Lang): string {
  return sentences.join(lang === 'ja' ? '' : ' ');
}
