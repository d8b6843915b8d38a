import { z } from 'zod';

/** The languages of the site. A list of its own, so that code for the browser has it without the schema's library. */
export const LANGS = ['en', 'ja'] as const;

export const langSchema = z.enum(LANGS);
export type Lang = z.infer<typeof langSchema>;

/** The language beside the given one. */
export function otherLang(lang: Lang): Lang {
  return lang === 'en' ? 'ja' : 'en';
}
