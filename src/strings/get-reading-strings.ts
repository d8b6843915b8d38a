import en from '../../content/strings/reading/en.json' with { type: 'json' };
import ja from '../../content/strings/reading/ja.json' with { type: 'json' };
import type { Lang } from '../records/lang.ts';
import { type ReadingStrings, readingStringsSchema } from './reading-strings.ts';

const STRINGS: Readonly<Record<Lang, ReadingStrings>> = {
  en: readingStringsSchema.parse(en),
  ja: readingStringsSchema.parse(ja),
};

/** The texts of what helps reading, checked, for the build; the browser loads its own language's file. */
export function getReadingStrings(lang: Lang): ReadingStrings {
  return STRINGS[lang];
}
