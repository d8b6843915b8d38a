import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** Texts of the concordance's page, in `content/strings/concordance/{en,ja}.json`. */
export const concordanceStringsSchema = z.strictObject({
  title: text,
  description: text,
  lead: text,
  label: text,
  placeholder: text,
  ask: text,
  match: text,
  matches: z.strictObject({ words: text, forms: text, parts: text }),
  language: text,
  languages: z.strictObject({ auto: text, en: text, ja: text }),
  sort: text,
  sorts: z.strictObject({ number: text, before: text, after: text, counterpart: text }),
  withoutScript: text,
  examples: text,
  example: z.array(text).min(2),
  /** Before the files are there and while the lines are counted. */
  searching: text,
  failed: text,
  /** `{phrase}`, `{lines}` and `{places}` are replaced. */
  found: text,
  lines: countedSchema,
  /** `{phrase}` is replaced. */
  none: text,
  /** `{match}` and `{count}` are replaced. */
  instead: text,
  pieces: text,
  search: text,
  counterparts: text,
  /** `{phrase}` is replaced. */
  noCounterparts: text,
  all: text,
  without: text,
  withoutMeaning: text,
  untranslated: text,
  official: text,
  officialMeaning: text,
  uses: text,
  noOther: text,
  more: text,
  varying: text,
  varyingLead: text,
  varyingNone: text,
  /** `{term}` is replaced. */
  varyingAsk: text,
});
export type ConcordanceStrings = z.infer<typeof concordanceStringsSchema>;
