import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** Texts of the search, in `content/strings/search/{en,ja}.json`; they alone go to the browser with it. */
export const searchStringsSchema = z.strictObject({
  open: text,
  title: text,
  label: text,
  placeholder: text,
  hint: text,
  fieldHint: text,
  results: text,
  close: text,
  clear: text,
  loading: text,
  partial: text,
  count: countedSchema,
  none: text,
  weak: text,
  instead: text,
  never: text,
  gone: text,
  moved: text,
  /** Above the examples of what can be typed. */
  examples: text,
  example: z.array(text).min(2),
  /** The page of questions by topic. */
  questions: text,
  failed: text,
  failedNames: text,
  recent: text,
  forget: text,
  more: text,
  all: text,
  filters: text,
  kind: text,
  kinds: z.strictObject({ any: text, rules: text, glossary: text, rulings: text }),
  chapter: text,
  chapterAny: text,
  language: text,
  languageAny: text,
  languages: z.strictObject({ en: text, ja: text }),
  marks: z.strictObject({ glossary: text, ruling: text }),
});
export type SearchStrings = z.infer<typeof searchStringsSchema>;
