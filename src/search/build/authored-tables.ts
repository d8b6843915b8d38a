import { z } from 'zod';
import { aliasesSchema } from './resolve-aliases.ts';

/** The authored tables that a search is built with, beside the book's own. */
export const authoredTablesSchema = aliasesSchema.extend({
  /** `content/words.json`: groups of words that mean about the same, of the rules and of players, in both languages. */
  words: z.array(z.array(z.string().min(1)).min(2)),
});
export type AuthoredTables = z.infer<typeof authoredTablesSchema>;
