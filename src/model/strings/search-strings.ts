import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** Texts of the search page and of the ways to the search: they stay in the build. */
export const searchPageStringsSchema = z.strictObject({
  open: text,
  title: text,
  hint: text,
  fieldHint: text,
  more: text,
  filters: text,
  kind: text,
  kinds: z.strictObject({ any: text, rules: text, glossary: text, rulings: text }),
  chapter: text,
  chapterAny: text,
  language: text,
  languageAny: text,
  /** The page of questions by topic. */
  questions: text,
});

/** Texts of the search box, in `content/strings/search/{en,ja}.json`; they alone go to the browser with it. */
export const searchStringsSchema = z.strictObject({
  label: text,
  placeholder: text,
  results: text,
  cite: text,
  close: text,
  closed: text,
  loading: text,
  partial: text,
  count: countedSchema,
  none: text,
  /** Where a query names a card, or nothing is found. */
  cards: text,
  weak: text,
  instead: text,
  never: text,
  /** What a number was, and where that is today; `{span}` is from when until when. */
  earlier: text,
  earlierGone: text,
  /** Above the examples of what can be typed. */
  examples: text,
  example: z.array(text),
  failed: text,
  failedNames: text,
  recent: text,
  forget: text,
  all: text,
  marks: z.strictObject({ glossary: text, ruling: text, card: text }),
});
export type SearchStrings = z.infer<typeof searchStringsSchema>;
