import en from '../../content/strings/en.json' with { type: 'json' };
import ja from '../../content/strings/ja.json' with { type: 'json' };
import type { Lang } from '../records/lang.ts';
import { type Strings, stringsSchema } from './strings-schema.ts';

const STRINGS: Readonly<Record<Lang, Strings>> = {
  en: stringsSchema.parse(en),
  ja: stringsSchema.parse(ja),
};

/** The interface texts of a language; the files were checked against the schema when they were loaded. */
export function getStrings(lang: Lang): Strings {
  return STRINGS[lang];
}
